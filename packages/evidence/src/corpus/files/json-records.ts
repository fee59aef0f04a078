import type { CorpusEvent } from '../corpus-event.ts'
import { ForeignFileError, SourceFileError, UnusableRecord } from '../source-errors.ts'
import type { Document } from '../document.ts'
import { toTrialDocument } from '../trials/trial-record.ts'
import { toGuidelineDocument } from './guideline-record.ts'
import { readJsonValues } from './json-values.ts'

type Fields = Record<string, unknown>

const retiredForm = ['ProtocolSection', 'FullStudy', 'FullStudiesResponse']

/**
 * The records of a JSON or JSON Lines file: studies of ClinicalTrials.gov's API v2, singly, in a list or as the pages of a
 * search, and guidelines of the documented form. The first record tells whether the file is of such a form: ForeignFileError where it
 * is not or there is none, SourceFileError for the registry's retired form.
 */
export async function* readJsonRecords(chunks: AsyncIterable<string>): AsyncGenerator<CorpusEvent> {
  let records = 0
  for await (const found of readJsonValues(chunks)) {
    if ('failure' in found) {
      yield { type: 'bad-record', name: found.place, reason: found.failure }
      continue
    }
    for (const [at, record] of listRecords(found.value).entries()) {
      if (records === 0 && !isKnownForm(record)) throw new ForeignFileError(unknownForm)
      records += 1
      yield toEvent(record, found.place === 'the file' ? `record ${at + 1}` : found.place)
    }
  }
  if (records === 0) throw new ForeignFileError(unknownForm)
}

const unknownForm = 'neither trials of API v2 nor guidelines'

function isKnownForm(record: unknown): boolean {
  return (
    isFields(record) && [...retiredForm, 'protocolSection', 'recommendations'].some((name) => name in record)
  )
}

function listRecords(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(listRecords)
  if (!isFields(value)) return [value]
  if (Array.isArray(value['studies'])) return value['studies']
  // Collections that keep a note of their own beside each study as the registry sent it.
  return isFields(value['study']) ? [value['study']] : [value]
}

function toEvent(record: unknown, place: string): CorpusEvent {
  try {
    return { type: 'record', document: toDocument(record) }
  } catch (error) {
    if (!(error instanceof UnusableRecord)) throw error
    return { type: 'bad-record', name: findName(record) ?? place, reason: error.message }
  }
}

function toDocument(record: unknown): Document {
  if (!isFields(record)) throw new UnusableRecord('not a record')
  if ('protocolSection' in record) return toTrialDocument(record)
  if (retiredForm.some((name) => name in record)) {
    throw new SourceFileError(
      "trials in ClinicalTrials.gov's retired JSON form are not supported; download them through its API v2",
    )
  }
  if ('recommendations' in record) return toGuidelineDocument(record)
  throw new UnusableRecord('neither a trial of API v2 nor a guideline')
}

/** 'NCT02576665', where a record that cannot be used at least says which it is. */
function findName(record: unknown): string | undefined {
  const protocol = isFields(record) ? record['protocolSection'] : undefined
  const identification = isFields(protocol) ? protocol['identificationModule'] : undefined
  const nctId = isFields(identification) ? identification['nctId'] : undefined
  return typeof nctId === 'string' && /^NCT\d{8}$/u.test(nctId) ? nctId : undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
