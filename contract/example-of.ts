import type { TSchema } from 'typebox';

interface SchemaNode {
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaNode[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
}

/** Returns an example of a schema, composed from the examples of its leaves. */
export function exampleOf(schema: TSchema): unknown {
  return createExample(schema);
}

function createExample(node: SchemaNode): unknown {
  if (node.const !== undefined) return node.const;
  if (node.examples) return node.examples[0];
  if (node.enum) return node.enum[0];
  if (node.anyOf) return node.anyOf[0] && createExample(node.anyOf[0]);
  if (node.properties) {
    return Object.fromEntries(
      Object.entries(node.properties).map(([name, child]) => [name, createExample(child)]),
    );
  }
  if (node.type === 'array') return node.items ? [createExample(node.items)] : [];
  return node.type === 'boolean' ? true : null;
}
