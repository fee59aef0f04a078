/** Whether a sentence is plain text that speaks of medicine to a reader: no address, markup, hidden character or talk about itself. */
export function isPlainProse(text: string): boolean {
  return ![address, markup, hidden, foreignScript, ofItself, appeal].some((pattern) => pattern.test(text))
}

const address =
  /https?:|www\.|\/\/|@|\b[\p{L}\d-]+\.(?:com|org|net|io|info|biz|dev|app|ru|cn|co|eu|uk|de|it|es|xyz|shop|site|online|example|test|invalid)\b|\b(?:tel|mailto|javascript|data):|\+\d{5,}|\b(?:\d{3}[- ]){2}\d{4}\b|(?:dot|punto|punkt) com\b/iu
const markup = /<\/?[a-z!]|&(?:#\d+|[a-z]+);|[`{}|\\]|\*\*|__|\]\(|^\s*(?:#|[-*•]\s|\d+\.\s)|\n/iu
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Extended_Pictographic}]/u
const foreignScript = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u
/** Of prompts and models: what an answer for clinicians never speaks of. */
const ofItself =
  /\b(?:ignor\w*|disregard\w*|overrid\w*|instruc\w*|istruzion\w*|anweisung\w*|instrucci\w*|prompt\w*|system message|jailbreak\w*|language model|sprachmodell\w*|modello linguistico|modelo de lenguaje|chatbot\w*|as an ai|developer mode|json|password|passwor[dt]\w*|api[- ]?key|token\b|admin\w*|pwned|hacked|my rules|meine regeln|le mie regole|mis reglas|i am (?:now )?(?:a|an|the)\b|ich bin\b|io sono\b|yo soy\b|reveal\w*)/iu
const appeal =
  /!|\b(?:click|visit|subscribe|buy|order now|purchase|call us|contact|e-?mail us|sign up|download|donate|share this|vote for|cliccate?|visitate?|acquist\w*|comprate?|klick\w*|besuch(?:en sie|e)|kaufen|kauf(?:e|t)?\b|haga clic|visite\b|compre\b|discount|coupon|rabatt|sconto|descuento)\b/iu
