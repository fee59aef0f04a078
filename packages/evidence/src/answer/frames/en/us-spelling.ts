/** British names of drugs and their American ones (British Approved Names and United States Adopted Names). */
const drugs = `
paracetamol acetaminophen | adrenaline epinephrine | noradrenaline norepinephrine | salbutamol albuterol | lignocaine lidocaine
frusemide furosemide | pethidine meperidine | glibenclamide glyburide | rifampicin rifampin | ciclosporin cyclosporine
isoprenaline isoproterenol | suxamethonium succinylcholine | aciclovir acyclovir | mesalazine mesalamine | hydroxycarbamide hydroxyurea
colestyramine cholestyramine | indometacin indomethacin | cefalexin cephalexin | beclometasone beclomethasone | dexamfetamine dextroamphetamine
amfetamine amphetamine | chlorphenamine chlorpheniramine | chlortalidone chlorthalidone | orciprenaline metaproterenol
oestradiol estradiol | oxytetracycline oxytetracycline | thiopentone thiopental | trimethoprim-sulphamethoxazole trimethoprim-sulfamethoxazole
co-trimoxazole trimethoprim-sulfamethoxazole | co-amoxiclav amoxicillin-clavulanate | sulfasalazine sulfasalazine | phenobarbitone phenobarbital
glyceryl\u00A0trinitrate nitroglycerin | benzylpenicillin penicillin\u00A0G | phenoxymethylpenicillin penicillin\u00A0V | ergometrine ergonovine
`

/** Parts of words, longest first where one holds another. Each is a sign of British spelling wherever it stands. */
const parts = `
rrhoea rrhea | oedema edema | oesophag esophag | oestr estr | foet fet | pnoea pnea | coeliac celiac | manoeuvr maneuver | homoeo homeo
aemi emi | haemo hemo | haema hema | paediatr pediatr | orthopaed orthoped | anaesthe anesthe | gynaecolog gynecolog | faecal fecal | faeces feces
caesarean cesarean | caecum cecum | aetiolog etiolog | leucocyt leukocyt | tumour tumor | colour color | favour favor | behaviour behavior
labour labor | neighbour neighbor | sulph sulf | modelling modeling | modelled modeled | labelled labeled | labelling labeling
counselling counseling | travell travel | judgement judgment | ageing aging | programme program | analyse analyze | analysing analyzing
paralyse paralyze | dialyse dialyze | catalyse catalyze | defence defense | licence license
`

/** Whole words, because their letters also stand elsewhere ('centred' and 'metre', but 'remained'). */
const whole = `
centre center | centres centers | litre liter | litres liters | millilitre milliliter | millilitres milliliters | metre meter | metres meters
centimetre centimeter | centimetres centimeters | millimetre millimeter | millimetres millimeters | fibre fiber | fibres fibers
titre titer | titres titers | calibre caliber | multicentre multicenter
`

/** Verbs in '-ise'; others ('exercise', 'otherwise', 'surprise') have no z. */
const izing =
  /\b((?:\p{L}+-)?(?:de|re|un|non)?-?(?:random|hospital|stabil|minim|optim|standard|general|immun|character|recogn|summar|organ|catheter|mobil|sensit|individual|normal|categor|local|metast?as|priorit|util|visual|steril|anonym|digit|emphas|equal|final|harmon|ideal|item|maxim|neutral|revascular|resynchron|synchron|tranquill|vascular|vapor|cannul))is(?=e[ds]?\b|ing\b|ations?\b|er[s]?\b)/giu

function readPairs(table: string): [british: string, american: string][] {
  return table
    .split(/[|\n]/u)
    .map((pair) => pair.trim().split(' '))
    .flatMap(([british, american]) =>
      british === undefined || american === undefined
        ? []
        : [[british.replaceAll('\u00A0', ' '), american.replaceAll('\u00A0', ' ')]],
    )
}

const names = new Map([...readPairs(drugs), ...readPairs(whole)])
const partMap = new Map(readPairs(parts))
const wholeWord = new RegExp(String.raw`(?<![\p{L}\d])(?:${[...names.keys()].join('|')})(?![\p{L}\d])`, 'giu')
const anyPart = new RegExp([...partMap.keys()].join('|'), 'giu')
const quotation = /(“[^”]*”)/u

/** Our own words in American spelling and with American names of drugs. What stands in quotation marks is never changed. */
export function spellAmerican(text: string): string {
  return text
    .split(quotation)
    .map((part) => (part.startsWith('“') ? part : respell(part)))
    .join('')
}

function respell(text: string): string {
  return text
    .replace(wholeWord, (found) => likeCapital(found, names.get(found.toLowerCase()) ?? found))
    .replace(anyPart, (found) => likeCapital(found, partMap.get(found.toLowerCase()) ?? found))
    .replace(izing, '$1iz')
}

function likeCapital(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** Every text, and every text a function among them makes, passed through `change`; the shape stays. */
export function mapTexts<Texts>(texts: Texts, change: (text: string) => string): Texts
export function mapTexts(texts: unknown, change: (text: string) => string): unknown {
  if (typeof texts === 'string') return change(texts)
  if (typeof texts === 'function')
    return (...given: readonly unknown[]): unknown => mapTexts(texts(...given), change)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, mapTexts(each, change)]))
}
