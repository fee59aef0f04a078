import { endsInInitials, splitStorySentences } from '../story-sentences.ts'

/** 'RESULTS: ' within an abstract of one piece. */
const inlineLabel =
  /^(?:\p{Lu}[\p{Lu} &/-]{3,40}|Results?|Findings|Conclusions?|Interpretation)\s*[:.]\s+(?=\p{Lu})/u
/** What may stand before a sentence that is taken out of its paragraph, and says nothing without it. */
const joint =
  /^(?:however|moreover|furthermore|in addition|additionally|in conclusion|in summary|overall|thus|therefore|conversely|nevertheless|rather),\s+(?=\p{L})/iu
const parentheses = /\s*\([^()]*\)/gu
/** After a semicolon that turns what was said the whole must stand. */
const turning = /^\s*(?:but|however|although|except|unless|whereas|nevertheless|yet|while|provided|only)\b/iu

/**
 * A source's sentence in shorter and shorter forms, the whole first: without what stands in parentheses, up to a semicolon, both. Each is one
 * sentence, ends with a mark and has no word that the source does not have.
 */
export function listShorterForms(sentence: string): string[] {
  const whole = sentence.replace(inlineLabel, '').replace(joint, '')
  const plain = whole.replaceAll(parentheses, '')
  const forms = [whole, plain, firstClause(whole), firstClause(plain)]
  return [...new Set(forms.map(finish))].filter(
    (form) => splitStorySentences(form).length === 1 && !endsInInitials(form),
  )
}

function firstClause(sentence: string): string {
  const at = sentence.indexOf(';')
  if (at < 0 || isWithinParentheses(sentence, at) || turning.test(sentence.slice(at + 1))) return sentence
  return sentence.slice(0, at)
}

function isWithinParentheses(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at)
  return before.split('(').length > before.split(')').length
}

function finish(form: string): string {
  const text = form.trim()
  const ended = /[.?!]["'”’)]*$/u.test(text) ? text : `${text.replace(/[,;:\s]+$/u, '')}.`
  return `${ended.charAt(0).toUpperCase()}${ended.slice(1)}`
}
