import { SaxesParser } from 'saxes'
import { SourceFileError } from '../../corpus/source-errors.ts'
import {
  createElement,
  findElement,
  listElements,
  readText,
  type XmlElement,
} from '../../corpus/pubmed/pubmed-tree.ts'

/** What the lexicon takes from one descriptor of the Medical Subject Headings. */
export type MeshDescriptor = {
  /** 'D006333' */
  id: string
  name: string
  /** Entry terms that mean the same; those of narrower and related concepts and turned-round ones ('Failure, Heart') are left out. */
  synonyms: string[]
  /** 'C14.280.434' */
  treeNumbers: string[]
  /** Descriptors of its pharmacological actions: what tells a drug from water. */
  actions: string[]
}

/**
 * Streams a descriptor file (desc20XX.xml) as the National Library of Medicine sends it. Entities of a DTD are never expanded or
 * fetched. Throws SourceFileError where it is another file, not well-formed or cut short; what came before stays given out.
 */
export async function* readMeshDescriptors(chunks: AsyncIterable<string>): AsyncGenerator<MeshDescriptor> {
  const parser = new SaxesParser()
  const open: XmlElement[] = []
  let found: MeshDescriptor[] = []
  let root: string | undefined
  let failure: SourceFileError | undefined
  parser.on('opentag', ({ name, attributes }) => {
    root ??= name
    const parent = open.at(-1)
    if (parent === undefined && name !== 'DescriptorRecord') return
    const element = createElement(name, attributes)
    parent?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => open.at(-1)?.children.push(text))
  parser.on('closetag', () => {
    const element = open.pop()
    if (element !== undefined && open.length === 0) found.push(toDescriptor(element))
  })
  parser.on('error', (error) => {
    failure ??= new SourceFileError(`not well-formed XML at line ${error.message}`)
  })
  for await (const chunk of chunks) {
    parser.write(chunk)
    if (root !== undefined && root !== 'DescriptorRecordSet') {
      throw new SourceFileError(`not a MeSH descriptor file: its outermost element is <${root.slice(0, 40)}>`)
    }
    yield* found
    found = []
    if (failure !== undefined) throw failure
  }
  parser.close()
  if (root === undefined) throw new SourceFileError('the file is empty')
  if (failure !== undefined) throw new SourceFileError('the file ends early, before its closing tag')
}

function toDescriptor(record: XmlElement): MeshDescriptor {
  const name = readText(findElement(record, 'DescriptorName', 'String'))
  const concepts = listElements(findElement(record, 'ConceptList'), 'Concept')
  const preferred = concepts.find(({ attributes }) => attributes['PreferredConceptYN'] === 'Y')
  const terms = listElements(findElement(preferred, 'TermList'), 'Term')
    .filter(({ attributes }) => attributes['IsPermutedTermYN'] !== 'Y')
    .map((term) => readText(findElement(term, 'String')))
  return {
    id: readText(findElement(record, 'DescriptorUI')),
    name,
    synonyms: [...new Set(terms)].filter((term) => term !== '' && term !== name),
    treeNumbers: listElements(findElement(record, 'TreeNumberList'), 'TreeNumber').map(readText),
    actions: listElements(findElement(record, 'PharmacologicalActionList'), 'PharmacologicalAction').map(
      (action) => readText(findElement(action, 'DescriptorReferredTo', 'DescriptorUI')),
    ),
  }
}
