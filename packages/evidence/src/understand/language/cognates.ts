import { isEnglishWord } from './english-words.ts'
import type { ForeignLanguage } from './languages.ts'

/**
 * Endings of words that English took from the same Latin and Greek, longest first, each with what English makes of it: '-zione'
 * is '-tion', '-ität' '-ity'.
 */
const endings: Record<ForeignLanguage, readonly (readonly [RegExp, readonly string[]])[]> = {
  it: read(
    `zion[ei]:tion sion[ei]:sion ita:ity enz[ae]:ence,ency anz[ae]:ance,ancy ment[oi]:ment olog[oaie]:ologist,ology ologh[ie]:ologist,ology ide[oaie]:id (?:ic[oai]|iche):ic,ical osi:osis os[oae]:ous,ose iemi[ae]:emia,iemia iv[oaie]:ive al[ei]:al ar[ei]:ar,ary
    ari[oae]?:ary,arian ori[oa]:ory,oria ism[oi]:ism ist[aei]:ist it[ei]:itis,ite ose:osis,ose as[ie]:asis,ase emi[ae]:emia uri[ae]:uria i[ae]:y,ia at[oaie]:ate,ated,atum ant[ei]:ant ent[ei]:ent or[ei]:or
    in[ae]:in,ine en[oi]:ene,en ol[oi]:ol id[oaie]:id,ide om[ai]:oma,ome [aeio]:,e,us,um,is,a`,
  ),
  de: read(
    `ieren:ate,e tionen:tions tion:tion itat:ity enz:ence,ency anz:ance,ancy (?:ische[nrsm]?|isch):ic,ical,al (?:ose[nrsm]?|os):ous,osis (?:ive[nrsm]?|iv):ive (?:ale[nrsm]?|al):al (?:elle[nrsm]?|ell):al,ual (?:are[nrsm]?|ar):ar,ary
    ismus:ism itis:itis olog[e]?n?:ologist ose[n]?:osis iamie:emia amie:emia urie:uria ie:y,ia om:oma ikum:ic ium:ium (?:ante[nrsm]?|ant):ant (?:ente[nrsm]?|ent):ent e[nrsm]?:,e,a :`,
  ),
  es: read(
    `ciones:tion cion:tion siones:sion sion:sion idad(?:es)?:ity encias?:ence,ency ancias?:ance,ancy mientos?:ment mentos?:ment olog[oa]s?:ologist,ology ide[oa]s?:id iemias?:emia,iemia ic[oa]s?:ic,ical os[oa]s?:ous,ose iv[oa]s?:ive ales:al al:al ar(?:es)?:ar,ary
    ari[oa]s?:ary,arian ori[oa]s?:ory ismos?:ism istas?:ist itis:itis osis:osis asis:asis emias?:emia urias?:uria ias?:y,ia ad[oa]s?:ate,ated antes?:ant entes?:ent ores?:or in[ao]s?:in,ine eno:ene oles?:ol
    id[oa]s?:id,ide omas?:oma,ome [aeo]s?:,e,us,um,a`,
  ),
}

/** Spellings that part the languages within a word: 'torácico' is 'thoracic', 'ipertrofia' 'hypertrophy', 'akut' 'acute'. */
const spellings: Record<ForeignLanguage, Readonly<Record<string, readonly string[]>>> = {
  it: {
    inf: ['ymph'],
    f: ['ph'],
    t: ['th'],
    i: ['y'],
    tt: ['ct', 'pt'],
    ss: ['x', 's'],
    cc: ['c'],
    zz: ['z'],
    c: ['ch'],
    z: ['t', 'c'],
    ll: ['l'],
    s: ['x'],
    rr: ['rrh'],
  },
  de: { k: ['c'], z: ['c'], f: ['ph'], a: ['ae', 'e'], o: ['oe', 'e'], kt: ['ct'], kk: ['cc'] },
  es: {
    inf: ['ymph'],
    qu: ['ch'],
    f: ['ph'],
    t: ['th'],
    i: ['y'],
    c: ['ch', 'cc'],
    l: ['ll'],
    m: ['mm'],
    n: ['nn'],
    s: ['ss'],
    p: ['pp'],
    cu: ['qu'],
    z: ['c'],
    rr: ['rrh'],
  },
}

/** Beginnings that lost or gained a letter: 'emodialisi', 'estenosis'. */
const beginnings: Record<ForeignLanguage, readonly (readonly [RegExp, string])[]> = {
  it: [
    [/^(?=i[pds]|em|ep|et|om)/u, 'h'],
    [/^ip/u, 'hyp'],
    [/^id/u, 'hyd'],
  ],
  de: [],
  es: [
    [/^es(?=[cptqm])/u, 's'],
    [/^hip/u, 'hyp'],
    [/^s(?=ic)/u, 'ps'],
  ],
}

const shortest = 6
/** No English word of Latin or Greek is longer. The ways to spell a word anew grow with the square of its length and filled the memory. */
const longest = 32
const mostChanges = 2
const known = new Map<string, string | undefined>()
const mostKnown = 20_000

/**
 * The English word of the same origin: 'trombocitopenia' is 'thrombocytopenia', 'Resektion' 'resection'. Undefined for short words and where
 * no such word is English. A guess: only for words nothing else is known of.
 */
export function findCognate(folded: string, language: ForeignLanguage): string | undefined {
  if (folded.length < shortest || folded.length > longest || !/^[a-z]+$/u.test(folded)) return undefined
  const key = `${language} ${folded}`
  if (known.has(key)) return known.get(key)
  if (known.size >= mostKnown) known.clear()
  const found = look(folded, language)
  known.set(key, found)
  return found
}

function look(folded: string, language: ForeignLanguage): string | undefined {
  if (isEnglishWord(folded)) return folded
  const begun = [
    folded,
    ...beginnings[language].flatMap(([start, meant]) =>
      start.test(folded) ? [folded.replace(start, meant)] : [],
    ),
  ]
  const ended = begun.flatMap((word) => withEnglishEnding(word, language))
  for (let changes = 0; changes <= mostChanges; changes += 1)
    for (const { body, ending } of ended)
      for (const spelt of respell(body, language, changes)) {
        const candidate = spelt + ending
        if (candidate.length >= shortest - 1 && isEnglishWord(candidate)) return candidate
      }
  return undefined
}

/** Bodies and English endings; the longest ending that fits decides. */
function withEnglishEnding(word: string, language: ForeignLanguage): { body: string; ending: string }[] {
  for (const [ending, meant] of endings[language]) {
    const body = word.replace(ending, '')
    if (!ending.test(word) || body.length < 3) continue
    return meant.map((english) => ({ body, ending: english }))
  }
  return [{ body: word, ending: '' }]
}

/** The body with so many of its spellings changed, each way. */
function respell(body: string, language: ForeignLanguage, changes: number, from = 0): string[] {
  if (changes === 0) return [body]
  const table = spellings[language]
  const found: string[] = []
  for (let at = from; at < body.length; at += 1)
    for (const length of [3, 2, 1])
      for (const meant of table[body.slice(at, at + length)] ?? []) {
        if (at + length > body.length) continue
        const changed = body.slice(0, at) + meant + body.slice(at + length)
        found.push(...respell(changed, language, changes - 1, at + meant.length))
      }
  return found
}

function read(table: string): (readonly [RegExp, readonly string[]])[] {
  return table
    .trim()
    .split(/\s+/u)
    .map((row) => {
      const at = row.lastIndexOf(':')
      return [new RegExp(`${row.slice(0, at)}$`, 'u'), row.slice(at + 1).split(',')] as const
    })
}
