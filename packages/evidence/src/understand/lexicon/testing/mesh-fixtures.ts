import { join } from 'node:path'

/** The 2015 Medical Subject Headings, kept beside the project; tests that need them are skipped where they are absent. */
export const sharedMesh = join(import.meta.dirname, '../../../../../../../shared/data/mesh')

export type WrittenDescriptor = {
  id: string
  name: string
  terms?: string[]
  permuted?: string
  tree?: string[]
  /** Numbers of the descriptors that say what a drug does. */
  actions?: string[]
}

function term(text: string, isPermuted = 'N'): string {
  return `<Term IsPermutedTermYN="${isPermuted}"><String>${text}</String></Term>`
}

function actionList(ids: readonly string[]): string {
  if (ids.length === 0) return ''
  const each = ids.map(
    (id) =>
      `<PharmacologicalAction><DescriptorReferredTo><DescriptorUI>${id}</DescriptorUI></DescriptorReferredTo></PharmacologicalAction>`,
  )
  return `<PharmacologicalActionList>${each.join('')}</PharmacologicalActionList>`
}

function recordOf({ id, name, terms = [], permuted, tree = [], actions = [] }: WrittenDescriptor): string {
  return `<DescriptorRecord DescriptorClass="1"><DescriptorUI>${id}</DescriptorUI><DescriptorName>
    <String>${name}</String></DescriptorName>
    ${actionList(actions)}
    <TreeNumberList>${tree.map((number) => `<TreeNumber>${number}</TreeNumber>`).join('')}</TreeNumberList>
    <ConceptList><Concept PreferredConceptYN="Y"><TermList>${[name, ...terms].map((each) => term(each)).join('')}
    ${permuted === undefined ? '' : term(permuted, 'Y')}</TermList></Concept>
    <Concept PreferredConceptYN="N"><TermList>${term(`A kind of ${name}`)}</TermList></Concept></ConceptList></DescriptorRecord>`
}

/** A descriptor file as the National Library of Medicine sends it. */
export function descriptorFile(...records: WrittenDescriptor[]): string {
  return `<?xml version="1.0"?><!DOCTYPE DescriptorRecordSet SYSTEM "desc.dtd">
  <DescriptorRecordSet LanguageCode="eng">${records.map(recordOf).join('\n')}</DescriptorRecordSet>`
}
