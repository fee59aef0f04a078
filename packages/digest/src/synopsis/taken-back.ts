const contrast = /^(?:however|but|nevertheless|nonetheless|yet|still|conversely|although|though|except)\b/iu
/** What is said of the sentence before, and of nothing by itself. */
const ofTheSame =
  /^(?:this|these|that|those|such|it|they|neither|the (?:\p{L}+ ){0,2}(?:differences?|effects?|associations?|reductions?|increases?|decreases?|benefits?|improvements?|results?|findings?|changes?|advantages?|trends?))\b/iu
const turns =
  /\b(?:no|not|never|neither|nor|none|cannot|lost|vanished|disappear\w*|attenuated|non-?significan\w*|insignifican\w*|chance|only|confined|limited|explained|except|unless|contraindicated)\b/iu

/**
 * Whether a sentence takes back or narrows what the one before it says: 'However, this difference was not significant.' What it follows must
 * not be told alone.
 */
export function takesBack(sentence: string): boolean {
  if (!turns.test(sentence)) return false
  const plain = sentence.replace(contrast, '').replace(/^[,\s]+/u, '')
  return plain !== sentence || ofTheSame.test(plain)
}
