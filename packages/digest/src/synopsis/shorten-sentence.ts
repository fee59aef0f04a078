import { endsInInitials, splitStorySentences } from '../story-sentences.ts'
import { isAside } from './aside.ts'

/** 'RESULTS: ' within an abstract of one piece. */
const inlineLabel =
  /^(?:\p{Lu}[\p{Lu} &/-]{3,40}|Results?|Findings|Conclusions?|Interpretation)\s*[:.]\s+(?=\p{Lu})/u
/** What may stand before a sentence that is taken out of its paragraph, and says nothing without it. */
const joint =
  /^(?:however|moreover|furthermore|in addition|additionally|in conclusion|in summary|overall|thus|therefore|conversely|nevertheless|rather),\s+(?=\p{L})/iu
const parentheses = /\s*\((?<inside>[^()]*)\)/gu

/**
 * A sentence of a paper as it may stand by itself, the whole first, then without parentheses that are a mere aside. Nothing else is ever cut:
 * whether the rest of a sentence turns what its beginning says is not for a list of words to tell. Each form is one sentence, ends with a mark
 * and has no word that the source does not have.
 */
export function listShorterForms(sentence: string): string[] {
  const whole = sentence.replace(inlineLabel, '').replace(joint, '')
  const plain = whole.replaceAll(parentheses, (all, inside: string) => (isAside(inside) ? '' : all))
  return [...new Set([whole, plain].map(finish))].filter(
    (form) => splitStorySentences(form).length === 1 && !endsInInitials(form),
  )
}

function finish(form: string): string {
  const text = form.trim()
  const ended = /[.?!]["'”’)]*$/u.test(text) ? text : `${text.replace(/[,;:\s]+$/u, '')}.`
  return `${ended.charAt(0).toUpperCase()}${ended.slice(1)}`
}
