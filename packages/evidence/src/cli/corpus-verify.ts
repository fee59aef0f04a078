import { Eutils } from '../corpus/download/eutils.ts'
import { saveVerifiedPmids, seedStarter } from '../corpus/starter/starter-seed.ts'
import { verifyStudies } from '../corpus/starter/starter-verification.ts'
import { readStarterStudies } from '../corpus/starter/starter.ts'
import type { EvidenceIndex } from '../corpus/text-index/evidence-index.ts'
import { exitCodes } from './corpus-failures.ts'
import { printJson, progressBar, ProgressLine } from './corpus-output.ts'

type VerifyCommand = {
  index: EvidenceIndex
  stateFolder: string
  contentFolder: string
  baseUrl: string
  json: boolean
  signal: AbortSignal
}

/** Checks every PMID of the starter corpus and brings what was found into the index. */
export async function runVerify(command: VerifyCommand): Promise<number> {
  const { records } = await readStarterStudies(command.contentFolder)
  const line = new ProgressLine()
  const verification = await verifyStudies(
    records,
    new Eutils(command.baseUrl, { signal: command.signal }),
    (done, total) => line.show(`${progressBar(done / total)}  ${done} of ${total} studies`),
  ).finally(() => line.end())
  const today = new Date().toISOString().slice(0, 10)
  await saveVerifiedPmids(command.stateFolder, today, verification.pmids)
  await seedStarter(command.index, command.stateFolder, command.contentFolder)
  const { confirmed, corrected, refuted } = verification
  if (command.json) printJson({ confirmed, corrected, refuted })
  else {
    console.log(
      `${confirmed} PubMed numbers confirmed, ${corrected.length} corrected, ${refuted.length} taken away.`,
    )
    for (const { name, from, to } of corrected) console.log(`  ${name}: ${from} is now ${to}`)
    for (const { name, pmid } of refuted)
      console.log(`  ${name}: ${pmid} is another article; the link is a search`)
  }
  return exitCodes.done
}
