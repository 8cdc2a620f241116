import { constantFrom, nat, property, string, uuid } from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../server/test/support/check-property.ts';
import { decodeId, encodeId, idPattern, idPrefixes, type IdKind } from './ids.ts';

const kinds = Object.keys(idPrefixes) as IdKind[];
const anyKind = constantFrom(...kinds);
const anyUuid = uuid({ version: [1, 2, 3, 4, 5, 6, 7, 8] });

test('encodeId matches the known ids of the TypeID specification', () => {
  const known = [
    ['00000000-0000-0000-0000-000000000000', '00000000000000000000000000'],
    ['00000000-0000-0000-0000-000000000001', '00000000000000000000000001'],
    ['ffffffff-ffff-ffff-ffff-ffffffffffff', '7zzzzzzzzzzzzzzzzzzzzzzzzz'],
    ['0110c853-1d09-52d8-d73e-1194e95b5f19', '0123456789abcdefghjkmnpqrs'],
    ['01890a5d-ac96-774b-bcce-b302099a8057', '01h455vb4pex5vsknk084sn02q'],
  ] as const;
  for (const [uuidText, suffix] of known) {
    expect(encodeId('project', uuidText)).toBe(`proj_${suffix}`);
    expect(decodeId('project', `proj_${suffix}`)).toBe(uuidText);
  }
});

test('an encoded id matches the schema pattern and decodes to its UUID', () => {
  checkProperty(
    property(anyKind, anyUuid, (kind, given) => {
      const id = encodeId(kind, given);
      expect(decodeId(kind, id)).toBe(given);
      expect(id).toMatch(new RegExp(idPattern(kind)));
    }),
  );
});

test('ids sort like their UUIDs', () => {
  checkProperty(
    property(anyUuid, anyUuid, (one, other) => {
      expect(encodeId('job', one) < encodeId('job', other)).toBe(one < other);
    }),
  );
});

test('decodeId rejects an id of the wrong kind', () => {
  checkProperty(
    property(anyKind, anyKind, anyUuid, (kind, other, given) => {
      expect(decodeId(other, encodeId(kind, given)) === undefined).toBe(kind !== other);
    }),
  );
});

test('decodeId turns an id with a changed character into another UUID or undefined', () => {
  checkProperty(
    property(
      anyUuid,
      nat(30),
      string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      (given, at, character) => {
        const id = encodeId('project', given);
        const changed = id.slice(0, at) + character + id.slice(at + 1);
        expect(decodeId('project', changed) === given).toBe(changed === id);
      },
    ),
  );
});

test('decodeId rejects a suffix of more than 128 bits, and round-trips all others', () => {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  const anySuffix = string({ unit: constantFrom(...alphabet), minLength: 26, maxLength: 26 });
  checkProperty(
    property(anySuffix, (suffix) => {
      const decoded = decodeId('project', `proj_${suffix}`);
      expect(decoded && encodeId('project', decoded)).toBe(suffix < '8' ? `proj_${suffix}` : undefined);
    }),
  );
});

test('decodeId rejects ambiguous letters, capitals and other lengths', () => {
  const good = encodeId('project', '01890a5d-ac96-774b-bcce-b302099a8057');
  for (const letter of 'ilouA-_ é') expect(decodeId('project', good.slice(0, -1) + letter)).toBeUndefined();
  for (const id of ['', 'proj', 'proj_', good.slice(0, -1), `${good}0`, `${good}\n`, good.toUpperCase()])
    expect(decodeId('project', id)).toBeUndefined();
});
