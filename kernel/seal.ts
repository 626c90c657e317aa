import { RecordError } from './errors.ts';
import { canonical, sha256 } from './hash.ts';
import type { MatchRecord } from './record.ts';

/** The record in the one way it can be written. */
export function canonicalRecord(record: MatchRecord): string {
  try {
    return canonical(record);
  } catch {
    throw new RecordError('malformed', 'the record is nested too deeply');
  }
}

/** The record with its seal: from now on no byte of its file can change unnoticed. */
export function sealed(record: MatchRecord): MatchRecord {
  return { ...record, seal: sealOf(record) };
}

export function sealOf({ seal: _, ...record }: MatchRecord): string {
  return sha256(canonicalRecord(record));
}

/** The text of a record's file. */
export function recordText(record: MatchRecord): string {
  return `${canonicalRecord(record)}\n`;
}
