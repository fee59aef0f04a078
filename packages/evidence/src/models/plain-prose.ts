/** Whether a sentence is plain text that speaks of medicine to a reader: no address, markup, hidden character or talk about itself. */
export function isPlainProse(text: string): boolean {
  return ![address, markup, hidden, foreignScript, ofItself, appeal].some((pattern) => pattern.test(text))
}

/** Whether stored words may be shown to a model: nothing hidden in them, and no talk of models and their orders. */
export function isQuotable(text: string): boolean {
  return !hidden.test(text) && !ofItself.test(text)
}

const address =
  /https?:|www\.|\/\/|@|\b[\p{L}\d-]+\.(?:com|org|net|io|info|biz|dev|app|ru|cn|co|eu|uk|de|it|es|xyz|shop|site|online|example|test|invalid)\b|\b(?:tel|mailto|javascript|data):|\+\d{5,}|\b(?:\d{3}[- ]){2}\d{4}\b|(?:dot|punto|punkt) com\b/iu
const markup = /<\/?[a-z!]|&(?:#\d+|[a-z]+);|[`{}|\\]|\*\*|__|\]\(|^\s*(?:#|[-*•]\s|\d+\.\s)|\n/iu
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Extended_Pictographic}]/u
const foreignScript = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u
/** Of prompts and models: what an answer for clinicians never speaks of. */
const ofItself =
  /\b(?:ignor(?:e|ing|a|ieren?|iere|ar)\b|disregard\w*|overrid\w*|(?:your|my|these|previous|system|hidden|secret|meine|deine|ihre|tue|mie|mis|tus|sus)\s+(?:instruc|istruzion|anweisung)\w*|istruzion\w*|anweisung\w*|instrucciones (?:previas|del sistema)|prompt\w*|system message|jailbreak\w*|language model|sprachmodell\w*|modello linguistico|modelo de lenguaje|chatbot\w*|as an ai|developer mode|json|passwor[dt]\w*|api[- ]?key|pwned|hacked|(?:my|meine|le mie|mis) (?:rules|regeln|regole|reglas)|i am (?:now )?(?:a|an|the)\b|ich bin\b|io sono\b|yo soy\b|you decide nothing|quoted material)/iu
/** A study is reported, never advertised. */
const appeal =
  /!|\b(?:click|subscribe|buy|order now|purchase|call us|contact us|e-?mail us|sign up|download|donate|share this|vote for|visit (?:our|the|this|us)|cliccate?|visitate?|acquist[ai]\w*|comprate?|klicken|besuchen sie|kaufen|haga clic|visite (?:el|la|nuestr)\w*|compre\b|discount|coupon|rabatt|sconto|descuento|miracul\w*|miracol\w*|milagr\w*|wunder(?:mittel|waffe|bar|heil)\w*|breakthrough|bahnbrechend\w*|best (?:drug|medicine|treatment)|(?:il|la) miglior\w* (?:farmaco|medicina|cura)|bestes? (?:medikament|mittel)|el mejor (?:fármaco|medicamento|tratamiento)|guarante\w*|garanti\w*|garantiz\w*|wonder drug|everyone|chiunque|jede(?:r|n)\b|todo el mundo)/iu
