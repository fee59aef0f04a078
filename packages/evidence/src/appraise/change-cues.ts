/** Words by which papers say that an outcome differed or did not. */
export const noDifference =
  /\b(?:no|without|nor|neither|little|any|lack of)\b(?:\s+[\w-]+){0,5}?\s+(?:differences?|effects?|changes?|improvements?|reductions?|increases?|decreases?|benefits?|associations?|impact|influence|advantages?|superiority|evidence|interactions?|trend)\b|\b(?:did|does|do|was|were|is|are|had|has|have|could|can) not\b(?:\s+[\w-]+){0,6}?\s+(?:differ\w*|chang\w*|improv\w*|reduc\w*|increas\w*|decreas\w*|affect\w*|influenc\w*|alter\w*|significan\w*|different|higher|lower|better|superior|associated|lead|result|show|prevent|enhance|provide|seem|appear|statistically|inferior|worse|effective|benefit|demonstrate|confer|find|observe|detect|reach)\b|\bnot (?:statistically |clinically )?(?:significant\w*|different|superior|inferior|better|worse|associated|affected|altered|changed|improved|reduced|increased)\b|\bnon-?significan\w*|\bnon-?inferior\w*|\bsimilar\w*|\bcomparable\b|\bequivalen\w*|\bunchanged\b|\bunaffected\b|\bthe same\b|\bas (?:effective|safe|good|well|efficacious) as\b|\bequally\b|\bfailed to\b|\bns\b|\binsignificant\w*|\bineffective\b|\bdid not\b|\bno (?:more|less|better|worse)\b|\bcould not be\b|\balike\b|\bidentical\b/iu
export const higher =
  /\b(?:higher|increas\w+|greater|more|longer|rose|rise[ns]?|rising|elevat\w+|larger|gain(?:ed|s)?|exceed\w*|prolong\w*|enhanc\w+|raised?|improv\w+ (?:the )?(?:rate|proportion|uptake|adherence)|doubl\w+|tripl\w+|promot\w+|augment\w+|heavier|faster|up-?regulat\w+|boost\w*|most|highest|stronger|outperform\w*|positive(?:ly)? (?:effect|influenc\w+|impact|affect\w*|associated)|superior\w*|accelerat\w+|facilitat\w+|maximal|above)\b/iu
export const lower =
  /\b(?:lower\w*|reduc\w+|decreas\w+|less|fewer|shorter|declin\w+|fell|drop(?:ped|s)?|diminish\w*|smaller|attenuat\w+|suppress\w+|prevent\w*|lessen\w*|protect\w*|alleviat\w+|inhibit\w+|minimi[sz]\w+|shorten\w*|slow\w*|down-?regulat\w+|least|lowest|poorer|loss|lost|relie[fv]\w*|inferior\w*|earlier|quicker|mitigat\w+|ameliorat\w+|blunt\w*|weaker|delay\w*|avoid\w*|below|abolish\w*)\b/iu
export const improved =
  /\b(?:improv\w+|better|ameliorat\w+|benefi\w+|effective(?:ly|ness)?|superior\w*|favou?r(?:ed|s|ing|able|ably|able)?\b|success\w*|efficac\w+|outperform\w*|relie[fv]\w*|recover\w*|advantage\w*|positive|promising|useful)\b/iu
export const worsened =
  /\b(?:wors\w+|deteriorat\w+|inferior\w*|poorer|harm\w*|detriment\w*|impair\w*|unfavou?r\w*|adverse(?:ly)? (?:effect|affect\w*)|toxic\w*)\b/iu
export const significant =
  /\b(?=[smcdh])(?=signif|marked|substan|consid|dramat|highly|clearly)(?<!(?:not|no|non|any)[ -](?:statistically |clinically )?)(?:significan(?:t|tly|ce)|markedly|substantial(?:ly)?|considerabl[ey]|dramatic(?:ally)?|highly|clearly)\b/iu
export const comparison =
  /\b(?:than|compared (?:with|to)|in comparison (?:with|to)|versus|vs\.?|relative to|as opposed to|over)\b/iu
export const insignificantP =
  /\bp[\s-]*(?:values?)?\s*(?:[=≈]\s*(?:0?[.·](?:0[5-9](?!\d*e)|[1-9])\d*|1[.·]0+)|[>≥]\s*(?:0?[.·]\d+))|\bp\s*=\s*ns\b|\bn\.?s\.?\b/iu
export const significantP =
  /\bp[\s-]*(?:values?)?\s*(?:[<≤]\s*(?:or =\s*)?0?[.·]0\d*|=\s*0?[.·]0(?:[0-4]\d*|0+)(?!\d)|[<≤]\s*0?[.·]0?5?)/iu
export const purpose =
  /\b(?:aim(?:ed|s)?|objectives?|purpose|hypothes\w+|investigat(?:e|ed|es)|to (?:evaluate|compare|assess|determine|examine|investigate|test|explore)|we (?:evaluated|compared|assessed|examined|tested)|was (?:assessed|measured|evaluated|recorded)|were (?:assessed|measured|evaluated|recorded|randomi[sz]ed|randomly)|primary (?:outcome|end ?points?) (?:was|were))\b/iu
export const harmless = /\b(?:well[- ]tolerated|safe(?:ly|ty)?)\b/iu

/** '38% vs 60%', '4.8 ± 1.2 and 5.3', '12/60 versus 5/61': the first two values of a comparison. */
export const twoValues =
  /((?:-|(?<!\d))\d+(?:[.·]\d+)?)\s*(?:%|mg|ml|min|h|days?|mm ?Hg|points?|kg|cm|mm)?\s*(?:\((?:[^()]{0,25})\)|±\s*\d+(?:[.·]\d+)?|\[[^\]]{0,25}\])?\s*(?:%|mg|ml|min|h|days?|mm ?Hg|points?|kg|cm|mm)?\s*,?\s*(?:vs\.?|versus|compared (?:with|to)|and|against)\s*(?:\p{L}[\p{L}-]*\s+){0,4}?(-?\d+(?:[.·]\d+)?)/iu
export const than = /\bthan\b(?!\s+(?:\d|half|one|two|three|expected))/iu
export const baseline =
  /\b(?:at baseline|before (?:the )?(?:\w+ )?(?:intervention|treatment|education|surgery|training|study)|pre-?(?:intervention|treatment|test)|baseline characteristics)\b/iu

const greaterFall =
  /\b(?:greater|larger|more|higher|bigger|further|faster|steeper|stronger|longer)\s+(?:[\w%-]+\s+){0,3}?(?:reductions?|decreases?|declines?|falls?|drops?|loss(?:es)?|lowering)\b/giu
const smallerFall =
  /\b(?:less|smaller|lower|fewer|slower|weaker)\s+(?:[\w%-]+\s+){0,3}?(?:reductions?|decreases?|declines?|falls?|drops?|loss(?:es)?|lowering)\b/giu
const smallerRise =
  /\b(?:less|smaller|lower|fewer|slower|weaker)\s+(?:[\w%-]+\s+){0,3}?(?:increases?|rises?|gains?|elevations?|improvements?)\b/giu
const amounts =
  /\b(?:greater|larger|more|higher|bigger|further|faster|stronger)\s+(?=(?:[\w%-]+\s+){0,2}?(?:improve\w*|effective\w*|benefi\w*|efficac\w*|success\w*))|\b(?:more|less|fewer|greater|higher|lower) than (?=\d)|\b(?:lower|upper) (?:limbs?|back|extremit\w+|urinary|gastrointestinal|respiratory|leg|abdom\w+|lip|jaw|respiratory)\b|\bhigh(?:er)?[- ](?:dose|risk|intensity|school)\b|\blow(?:er)?[- ](?:dose|risk|intensity)\b|\bloss to follow-up\b|\blost to follow-up\b/giu
const fallsLess = /\b(?:decreas|reduc|declin|fell|dropp)\w*\s+(?:\w+\s+){0,2}?less\b/giu
const risesLess = /\b(?:increas|improv|rose|gain)\w*\s+(?:\w+\s+){0,2}?less\b/giu
const moreOfAChange =
  /(\b(?:reduc|decreas|lower|improv|declin|increas)\w*\b[^,;]{0,70}?)\b(?:more|to a greater extent|further)\b/giu
const significantlyHigh = /\bsignificantly (high|low)\b/giu

/** Rewrites degrees of a change as the change itself: 'greater reduction' is a fall, 'reduced it more than' is no rise. */
export function withoutAmounts(text: string): string {
  return text
    .replaceAll(fallsLess, ' increased ')
    .replaceAll(risesLess, ' decreased ')
    .replaceAll(smallerFall, ' increased ')
    .replaceAll(greaterFall, ' decreased ')
    .replaceAll(smallerRise, ' decreased ')
    .replaceAll(amounts, ' ')
    .replaceAll(moreOfAChange, '$1')
    .replaceAll(
      significantlyHigh,
      (_, degree: string) => `significantly ${degree === 'low' ? 'lower' : 'higher'}`,
    )
}
