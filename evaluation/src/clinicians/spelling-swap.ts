/** British and American spellings that appear in clinicians' questions, as parts of words. */
const pairs: readonly (readonly [british: string, american: string])[] = [
  ['oesophag', 'esophag'],
  ['oedema', 'edema'],
  ['oestr', 'estr'],
  ['haem', 'hem'],
  ['anaemi', 'anemi'],
  ['leukaemi', 'leukemi'],
  ['ischaemi', 'ischemi'],
  ['uraemi', 'uremi'],
  ['glycaemi', 'glycemi'],
  ['kalaemi', 'kalemi'],
  ['natraemi', 'natremi'],
  ['lipidaemi', 'lipidemi'],
  ['bacteraemi', 'bacteremi'],
  ['paediatr', 'pediatr'],
  ['orthopaed', 'orthoped'],
  ['gynaecolog', 'gynecolog'],
  ['anaesth', 'anesth'],
  ['diarrhoea', 'diarrhea'],
  ['dyspnoea', 'dyspnea'],
  ['apnoea', 'apnea'],
  ['tumour', 'tumor'],
  ['fibre', 'fiber'],
  ['centre', 'center'],
  ['randomis', 'randomiz'],
  ['hospitalis', 'hospitaliz'],
  ['stabilis', 'stabiliz'],
  ['immunis', 'immuniz'],
  ['catheteris', 'catheteriz'],
  ['behaviour', 'behavior'],
  ['caesarean', 'cesarean'],
  ['coeliac', 'celiac'],
  ['sulph', 'sulf'],
]

/** The question in American spelling where it has British, else the other way; undefined where it has neither. */
export function swapSpelling(question: string): string | undefined {
  const american = pairs.reduce((text, [from, to]) => replaceStart(text, from, to), question)
  if (american !== question) return american
  const british = pairs.reduce((text, [to, from]) => replaceStart(text, from, to), question)
  return british === question ? undefined : british
}

function replaceStart(text: string, from: string, to: string): string {
  // 'hem' begins too many words that are no blood; only the pairs with more letters may stand inside one.
  const pattern =
    from.length < 5 ? new RegExp(String.raw`\b${from}(?=[aeo])`, 'giu') : new RegExp(from, 'giu')
  return text.replace(pattern, (found) =>
    found.startsWith(from.slice(0, 1)) ? to : `${to.slice(0, 1).toUpperCase()}${to.slice(1)}`,
  )
}
