import { loadInstalledLexicon } from '../understand/lexicon/installed-lexicon.ts'
import { fingerprintNames, loadRecordMaker, type RecordMaker, recordStamp } from './record-maker.ts'

/**
 * The record maker of an installation for a process that as a rule reads no record: it loads lexicon and phrases, a second of work and
 * much memory, when it is first prepared. From then on its stamp is that of the names it loaded, which may have changed since.
 */
export async function openDeferredRecordMaker(
  contentFolder: string,
  dataFolder: string,
): Promise<RecordMaker> {
  const stampAtOpening = recordStamp(await fingerprintNames(contentFolder, dataFolder))
  let loading: Promise<RecordMaker> | undefined
  let loaded: RecordMaker | undefined

  return {
    get stamp() {
      return loaded?.stamp ?? stampAtOpening
    },
    async prepare() {
      loading ??= load(contentFolder, dataFolder)
      loaded = await loading
    },
    read(document, lines) {
      if (loaded === undefined) throw new Error('A record was read before its maker was prepared.')
      return loaded.read(document, lines)
    },
  }
}

async function load(contentFolder: string, dataFolder: string): Promise<RecordMaker> {
  return loadRecordMaker(contentFolder, dataFolder, await loadInstalledLexicon(contentFolder, dataFolder))
}
