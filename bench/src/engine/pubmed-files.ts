import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'

export const sharedPubmed = join(import.meta.dirname, '../../../../shared/data/pubmed-xml')

/** Numbers from here on belong to no record of the public sets. */
const firstNumber = 60_000_000

/** Real records, as XML. Rejects where the public files are not there. */
async function readRealRecords(): Promise<string[]> {
  const names = await readdir(sharedPubmed, { recursive: true })
  const records: string[] = []
  for (const name of names.filter((each) => /(?:medline|efetch)\/.*\.xml(?:\.gz)?$/u.test(each)).toSorted()) {
    const bytes = await readFile(join(sharedPubmed, name))
    const xml = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
    const articles = xml.match(/<PubmedArticle>.*?<\/PubmedArticle>/gsu)
    const citations = xml.match(/<MedlineCitation .*?<\/MedlineCitation>/gsu) ?? []
    records.push(...(articles ?? citations.map((citation) => `<PubmedArticle>${citation}</PubmedArticle>`)))
  }
  return records
}

/** Real records repeated under new numbers, as .xml.gz files like PubMed's own. Rejects where the public files are not there. */
export async function writePubmedFiles(
  folder: string,
  { recordsPerFile, fileCount }: { recordsPerFile: number; fileCount: number },
): Promise<void> {
  const records = await readRealRecords()
  await mkdir(folder)
  for (let file = 0; file < fileCount; file += 1) {
    const articles = Array.from({ length: recordsPerFile }, (_, at) => {
      const number = file * recordsPerFile + at
      const record = records[number % records.length] ?? ''
      return record.replace(/(<PMID[^>]*>)\d+/u, `$1${firstNumber + number}`)
    })
    const xml = `<?xml version="1.0" encoding="utf-8"?><PubmedArticleSet>${articles.join('\n')}</PubmedArticleSet>`
    await writeFile(join(folder, `pubmed26n000${file + 1}.xml.gz`), await promisify(gzip)(xml))
  }
}
