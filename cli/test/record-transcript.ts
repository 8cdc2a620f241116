/**
 * Acts as an MCP client and writes a transcript: `node cli/test/record-transcript.ts <file> [folder]`. Each line of
 * standard input is a note (`# text`), a call (`generate_brand {"prompt": "…"}`), `tools`, or `read <uri>`. Prints
 * responses, and writes pictures to the folder if one is given. The key and the service URL are those of the CLI:
 * BLAZON_API_KEY and BLAZON_BASE_URL.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

const [, , file, folder] = process.argv;
if (file === undefined) throw new Error('Pass the name of the transcript file.');
const maxTextLength = 4_000;
let pictureCount = 0;

const client = new Client({ name: 'transcript', version: '1' });
const environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);
const main = join(import.meta.dirname, '../src/main.ts');
await client.connect(
  new StdioClientTransport({ command: process.execPath, args: [main, 'mcp'], env: environment }),
);
for await (const line of createInterface({ input: process.stdin })) if (line !== '') await playLine(line);
await client.close();

async function playLine(line: string): Promise<void> {
  if (line.startsWith('#')) return write(`${line.replace(/^# ?/, '')}\n`);
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  if (word === 'tools') return write(await describeTools());
  if (word === 'read') {
    const { contents } = await client.readResource({ uri: rest });
    return write(
      `\`read ${rest}\`\n\n${writeTextBlock(contents.map((content) => ('text' in content ? content.text : '')))}`,
    );
  }
  const parameters = JSON.parse(rest || '{}') as Record<string, unknown>;
  const begin = performance.now();
  const result = (await client.callTool({ name: word, arguments: parameters })) as CallToolResult;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const outcome = result.isError ? 'error' : 'answer';
  write(
    `\`${word}\`\n\n\`\`\`json\n${JSON.stringify(parameters, null, 2)}\n\`\`\`\n\n${outcome}, ${seconds} s:\n\n${writeTextBlock(result.content.map(describePart))}`,
  );
}

function write(text: string): void {
  appendFileSync(file ?? '', `${text}\n`);
  console.log(text);
}

async function describeTools(): Promise<string> {
  const { tools } = await client.listTools();
  const list = tools.map(
    ({ name, description, inputSchema }) =>
      `${name}: ${description}\n${Object.entries(inputSchema.properties ?? {})
        .map(([key, value]) => `  ${key}: ${(value as { description?: string }).description}`)
        .join('\n')}`,
  );
  return writeTextBlock([client.getInstructions() ?? '', ...list]);
}

function describePart(part: CallToolResult['content'][number]): string {
  if (part.type === 'text') return part.text;
  if (part.type === 'resource_link') return `[link to ${part.uri}]`;
  if (part.type !== 'image') return `[${part.type}]`;
  pictureCount += 1;
  const name = `${String(pictureCount).padStart(2, '0')}.png`;
  const png = Buffer.from(part.data, 'base64');
  if (folder !== undefined) writeFileSync(join(folder, name), png);
  return `[picture, ${png.readUInt32BE(16)} × ${png.readUInt32BE(20)} pixels]`;
}

function writeTextBlock(parts: readonly string[]): string {
  const shown = parts.map((part) =>
    part.length > maxTextLength ? `${part.slice(0, maxTextLength)}…` : part,
  );
  return `\`\`\`text\n${shown.join('\n')}\n\`\`\`\n`;
}
