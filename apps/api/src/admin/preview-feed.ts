import { fileURLToPath } from 'node:url'
import { previewFile } from '@auscult/digest/intake/preview-file.ts'
import { CommandError } from './command-error.ts'
import { describeStory } from './print-feed.ts'

const contentFolder = fileURLToPath(new URL('../../../../content', import.meta.url))

/** The file of `feed preview FILE`; undefined of any other command. It is read here, not by a running server, which may stand elsewhere. */
export function readPreviewedFile([group, name, file, ...more]: readonly string[]): string | undefined {
  return group === 'feed' && name === 'preview' && more.length === 0 ? file : undefined
}

/** What a file would bring in, as it would be shown. Throws `CommandError`. */
export async function previewFeed(file: string, dataFolder: string): Promise<string> {
  const previews = await previewFile(file, { contentFolder, dataFolder }).catch((error: unknown) => {
    throw new CommandError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  const shown = previews.map((preview) => {
    if ('refusal' in preview) return `left out\t${JSON.stringify(preview.title)}: ${preview.refusal}`
    if (preview.faults.length === 0) return describeStory(preview.story)
    const faults = preview.faults.map(({ fault, about }) => `${fault} ${about}`)
    return [
      `left out\t${JSON.stringify(preview.title)}: ${faults.join('; ')}`,
      'It would read:',
      describeStory(preview.story),
    ].join('\n')
  })
  return shown.length === 0 ? 'It has no entries.' : shown.join('\n\n')
}
