import type { QuestionKind } from '@auscult/contract/ai.ts'

/** What a word announces about the words after it. */
export type Cue = 'population' | 'comparator' | 'outcome' | 'after-for'

/** Cue words by the slot they open; 'for' opens the population before a condition and the outcome otherwise. */
export const cues: ReadonlyMap<string, Cue> = new Map<string, Cue>([
  ...words('in among amongst with having during undergoing after despite').map((word): [string, Cue] => [
    word,
    'population',
  ]),
  ...words(
    'versus vs v compare compares compared comparison instead than over inferior noninferior superior equivalent preferable preferred',
  ).map((word): [string, Cue] => [word, 'comparator']),
  ...words(
    `reduce reduces reduced reducing reduction lower lowers lowering decrease decreases decreasing prevent prevents preventing prevention prophylaxis improve improves improving
    increase increases increasing cause causes causing affect affects effect effects risk influence influences on protect protects delay delays worsen worsens raise raises
    associated fewer`,
  ).map((word): [string, Cue] => [word, 'outcome']),
  ['for', 'after-for'],
])

function words(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '')
}

/** Injuries of drugs by name, hardly ever the disease a drug is given for. */
export const harmNames =
  /\b(?:agranulocytosis|pml|progressive multifocal leu[ck]+oencephalopathy|amputations?|osteonecrosis|rhabdomyolysis|myopathy|nephrotoxicity|hepatotoxicity|cardiotoxicity|ototoxicity|neurotoxicity|stevens-johnson|toxic epidermal necrolysis|qt prolongation|torsades|atypical (?:femoral )?fractures?|aria|malformations?|teratogenicity|birth defects?|addiction|weight gain|drug interactions?|interactions?)\b/u

const kindCues: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'guideline',
    /\b(?:guidelines?|guidance|recommend(?:s|ed|ation|ations)?|consensus statement|who should|which patients should|indications? for|according to (?:nice|esc|who|ada)|nice|linee guida|leitlinien?|guias?)\b/u,
  ],
  [
    'diagnosis',
    /\b(?:diagnos\w*|sensitivity|specificity|accuracy|accurate|rule (?:in|out)|ruling out|detect\w*|distinguish|differentiate|likelihood ratio|predictive value|criteria)\b/u,
  ],
  [
    'prognosis',
    /\b(?:prognos\w*|life expectancy|natural history|long-term outcome|predict(?:s|ors?)?|survival rates?|recovery time|(?:\d+|one|two|five|ten)[ -]year (?:survival|mortality|recurrence)|recurrence (?:rate|after)|(?<!improves? |better )survival after|outlook)\b/u,
  ],
  ['harm', /\b(?:safety|side effects?|adverse (?:events?|effects?)|harms)\b/u],
  ['prevention', /\b(?:prevent\w*|prophyla\w*|vaccin\w*|screening|primary prevention|protect\w*)\b/u],
  [
    'harm',
    /\b(?:harm\w*|side effects?|adverse|safe|safety|safely|toxic\w*|causes?|causing|increases?|dangerous|contraindicated|safer|teratogenic|overdose)\b/u,
  ],
  // 'At high risk of' tells who the people are.
  [
    'harm',
    /^(?!.*\b(?:reduc|lower|decreas|cut|prevent)).*(?<!\b(?:high|intermediate|moderate|average) )\brisks? (?:of|from|with)\b/u,
  ],
  // 'Amputation risk', but no 'high cardiovascular risk'.
  [
    'harm',
    /^(?!.*\b(?:reduc|lower|decreas|cut)).*\b(?!(?:high|low|higher|lower|intermediate|average|increased|moderate|standard|at|general)\b)(?<!\b(?:high|raised|low|lower|moderate|at|increased|intermediate|elevated) )[a-z]+ risks?\b(?! (?:patients|people|adults|factors?|group|score|assess))/u,
  ],
  [
    'treatment',
    /\b(?:treat\w*|therap\w*|manage\w*|first-line|second-line|cure|drug|reduces?|improves?|effective\w*|efficacy|benefits?|better|help\w*|work|works|use|used|should|target|versus|vs|compared)\b/u,
  ],
  // Named beside a drug, these are what it does; nobody gives it for them.
  ['harm', harmNames],
]

/** The first kind whose words stand in the folded question; `fallback` when none does. */
export function findKind(folded: string, fallback: QuestionKind): QuestionKind {
  return kindCues.find(([, pattern]) => pattern.test(folded))?.[0] ?? fallback
}
