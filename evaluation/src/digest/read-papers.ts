import { readPubmedXml } from '@auscult/evidence/corpus/pubmed/pubmed-xml.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { readRows } from '../report/json-lines.ts'
import { makeEvaluationDocument } from '../sets/judged-set.ts'
import { sectionsOf } from '../sets/labelled-abstracts.ts'
import { sharedFiles, sharedFolder } from '../sets/shared-sets.ts'

const ArticleRow = z.object({
  pmcid: z.string(),
  title: z.string().nullish(),
  abstract_text: z.string().nullish(),
})

/** Papers of the public sets by the set's name, in the set's order. */
export type Papers = { set: string; documents: Document[] }

export async function readPapers(): Promise<Papers[]> {
  return [
    { set: 'PubMed XML', documents: await readPubmedSet() },
    { set: 'Evidence Inference v2', documents: await readEvidenceInference() },
  ]
}

async function readPubmedSet(): Promise<Document[]> {
  const folder = join(sharedFolder, 'pubmed-xml')
  const documents: Document[] = []
  for (const file of globSync(['efetch/*.xml', 'medline/*.xml.gz'], { cwd: folder }).toSorted()) {
    const bytes = readFileSync(join(folder, file))
    const xml = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
    // oxlint-disable-next-line no-await-in-loop -- one small file after the other
    for await (const event of readPubmedXml(inOnePiece(xml)))
      if (event.type === 'record') documents.push(event.document)
  }
  return documents
}

async function* inOnePiece(xml: string): AsyncGenerator<string> {
  yield xml
}

/** The set has no dates; its trials are of 2002 to 2018, and no measure looks at the year. */
async function readEvidenceInference(): Promise<Document[]> {
  const rows = await readRows(sharedFiles.evidenceInference, (value) => ArticleRow.parse(value))
  return rows.flatMap(({ pmcid, title, abstract_text: text }) => {
    const sections = sectionsOf(text ?? '')
    if (sections.length === 0 || title == null) return []
    const link = `https://pmc.ncbi.nlm.nih.gov/articles/PMC${pmcid}/`
    return [makeEvaluationDocument({ id: `pmc:${pmcid}`, title, sections, links: [link], year: 2018 })]
  })
}
