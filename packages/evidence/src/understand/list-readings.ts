import type { Reading } from '@auscult/contract/ai/ai.ts'
import type { Lexicon } from './lexicon/lexicon.ts'

/** What an abbreviation may mean, each with the question as it is asked then. */
export function listReadings(
  question: string,
  { typed, readings }: { typed: string; readings: readonly string[] },
  lexicon: Lexicon,
): Reading[] {
  return readings.flatMap((term) => {
    // The first place where it stands as a word of its own: 'PE' is not in 'PEEP'.
    const place = new RegExp(String.raw`(?<![\p{L}\p{N}])${escape(typed)}(?![\p{L}\p{N}])`, 'u')
    const asked = question.replace(place, () => lexicon.find(term)?.term ?? term)
    return asked === question ? [] : [{ term, question: asked }]
  })
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
}
