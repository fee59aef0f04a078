import { foldSpelling } from '@auscult/evidence/text/spelling.ts'
import { tokenize } from '@auscult/evidence/text/terms.ts'

/** What labels shorten, as the topics of content/guidelines have it. */
const longForms: Readonly<Record<string, string>> = {
  acs: 'acute coronary syndrome',
  af: 'atrial fibrillation',
  ais: 'acute ischaemic stroke',
  aom: 'acute otitis media',
  cap: 'community-acquired pneumonia',
  ccs: 'chronic coronary syndrome',
  cdi: 'clostridioides difficile',
  chf: 'heart failure',
  ckd: 'chronic kidney disease',
  crc: 'colorectal cancer',
  cva: 'acute ischaemic stroke',
  dka: 'diabetic ketoacidosis',
  dvt: 'venous thromboembolism',
  eczema: 'atopic dermatitis',
  gca: 'giant cell arteritis',
  gdm: 'gestational diabetes',
  gerd: 'gastro-oesophageal reflux',
  gord: 'gastro-oesophageal reflux',
  h: 'helicobacter',
  hbv: 'hepatitis b',
  hcv: 'hepatitis c',
  hep: 'hepatitis',
  hfref: 'heart failure reduced',
  hrt: 'hormone therapy',
  htn: 'hypertension',
  ibs: 'irritable bowel',
  ida: 'iron deficiency',
  lbp: 'low back pain',
  lipid: 'dyslipidaemia',
  lipids: 'dyslipidaemia',
  mdd: 'depression',
  nstemi: 'acute coronary syndrome',
  oa: 'osteoarthritis',
  oag: 'open-angle glaucoma',
  pcos: 'polycystic ovary',
  pe: 'pulmonary embolism',
  pmo: 'osteoporosis postmenopausal',
  poag: 'open-angle glaucoma',
  pph: 'postpartum haemorrhage',
  psa: 'prostate cancer screening',
  ra: 'rheumatoid arthritis',
  sbp: 'spontaneous bacterial peritonitis',
  stemi: 'acute coronary syndrome',
  t2: 'type 2',
  t2d: 'type 2 diabetes',
  t2dm: 'type 2 diabetes',
  tb: 'tuberculosis',
  uc: 'ulcerative colitis',
  ugib: 'upper gastrointestinal bleeding',
  uti: 'cystitis',
  vte: 'venous thromboembolism',
}

const small = new Set(['in', 'of', 'and', 'the', 'for', 'to'])

const wordsOf = (text: string) =>
  tokenize(text)
    .filter((word) => !small.has(word))
    .map(foldSpelling)

const isNamed = (word: string, of: string) => of === word || (word.length >= 4 && of.startsWith(word))

/** X of 'topic X: …'; undefined where a guideline is not what is expected. */
export function namedTopic(mustSay: string): string | undefined {
  return /^\s*topic\s+(?<name>[^:]+):/iu.exec(mustSay)?.groups?.['name']?.trim()
}

/**
 * The topics that a shortened name may mean: those with all its words; where some begin with them, only those. Case, spelling and
 * usual abbreviations do not matter.
 */
export function findTopics(name: string, topics: readonly string[]): string[] {
  const spelt = tokenize(name).map((word) => longForms[word] ?? word)
  const asked = wordsOf(spelt.join(' '))
  const holding = topics.filter((topic) => {
    const words = wordsOf(topic)
    return asked.every((word) => words.some((of) => isNamed(word, of)))
  })
  const beginning = holding.filter((topic) => {
    const words = wordsOf(topic)
    return asked.every((word, nth) => isNamed(word, words[nth] ?? ''))
  })
  return beginning.length > 0 ? beginning : holding
}
