import { stopWords } from '../text/stop-words.ts'
import { fold } from '../text/terms.ts'

/**
 * Words that ask, and so say nothing about the subject: never searched for. Longer ones may also be what a misspelling is
 * mended to. Verbs of effect are here too, because direction is read from the evidence, not matched by the question's verb.
 */
export const questionVocabulary: ReadonlySet<string> = new Set(
  `about acceptable actually added adding addition advice advise advised advisable affect affected affecting affects after agent agents alone also alternative alternatives any
  appropriate approach approaches associated association available avoid avoided benefit benefits beneficial best better between briefly
  can cause caused causes causing choice choose chosen clinical clinically compare compared comparing comparison confer confers consider considered contraindicated
  correct could cure cures current currently data decrease decreased decreases decreasing defined definition describe determine
  develop diagnose diagnosed diagnosing diagnosis diagnostic differ difference differences different do does dosage dose doses dosing drug drugs duration
  effect effective effectively effectiveness effects efficacy efficacious efficacies enough evaluate evaluated evidence evidence-based explain
  favour favor first first-line firstline give given gives giving good guidance guideline guidelines harm harmful harms have having help helpful helping
  helps how ideal impact impacts improve improved improvement improvements improves improving incidence increase increased increases increasing indicated indication indications
  inferior influence initial initiate initiated initiation instead justified know known latest lead leads less level long-term longer lower lowered lowering lowers
  make makes manage managed management managing many medication medications medicine medicines meta-analysis method methods mitigate more most much necessary
  need needed needs new newer not offer offered optimal option options or order outcome outcomes over overall patient patients people persons
  place possible practice prefer preferable preferred prescribe prescribed prescribing prevent prevented preventing prevention preventive prevents
  prognosis prognostic proven provide question quick raise raises randomised randomized rate rates reason recommend recommendation recommendations recommended recommending
  recent reduce reduced reduces reducing reduction refer regarding regimen relative relevant rely research result results review reviews right risk risks role routine routinely
  safe safely safety second second-line second-choice should show shown shows significant significantly some standard start started starting step steps stop stopped stopping strategy strategies
  strong studies study subjects suggest suggested suitable summarise summarize superior superiority support supported supports sure systematic
  take taken taking tell than therapies therapy there think third-line treat treated treating treatment treatments trial trials true try trying typical
  undergo undergoing update use used useful usefulness uses using usual utility value versus vs v want ways well what when where whether which while who whom whose why with without work working
  works worse worsen worsens worth worthwhile would yes you individuals cases case setting settings context purpose yield make made going getting gets get currently please
  line offered continue continued continuing discontinue discontinued long short term duration time times often high low early late acute chronic severe moderate mild
  slow slows slowing halt halts great rather now born today tonight suspected confirmed hour hours day days week weeks month months year years minute minutes mmhg mg ml dl kg mcg iu percent old aged age target targets below above under history previous prior hospital admitted requiring stable primary secondary new-onset onset oral intravenous iv topical daily weekly once twice adjunct adjunctive combined combination combine plus
  recurrent symptomatic asymptomatic uncomplicated complicated newly safer safest prophylaxis pt pts feel feels feeling stage stages hospitalised hospitalized less neuroprotection neuroprotective already discontinuing discontinuation withdraw withdrawing withdrawn withdrawal deprescribe deprescribing deprescribed
  interrupt interrupting interrupted interruption withhold withholding withheld held taper tapering tapered
  im sc po intramuscular subcutaneous emergency emergent urgent tight tighter risks conflict conflicting conflicts contradict
  degrees degree dx hx 1st 2nd 3rd newly yr yrs hr hrs resus mono monotherapy top fewer still despite last seen keep keeping kept capsules capsule tablets tablet
  nyha ii iii prn trimester
  one two three four five six seven eight nine ten twelve fourteen`.split(/\s+/u),
)

/** Adjectives of stage and route: they colour the search but no document is turned away for lacking them. */
const qualifiers: ReadonlySet<string> = new Set(
  `early late acute chronic severe moderate mild stable oral intravenous iv topical daily weekly once twice long short term high low
  recurrent symptomatic asymptomatic uncomplicated complicated newly normal intermediate adjunct adjunctive combined
  im sc po intramuscular subcutaneous emergency emergent urgent tight tighter mono monotherapy nyha ii iii prn trimester
  metastatic advanced unresectable resectable operable adjuvant neoadjuvant relapsed refractory untreated`.split(
    /\s+/u,
  ),
)

const amount = /^\d+(?:\.\d+)?(?:s|yo|mg|g|mcg|ml|iu|h|d|wk|f|m)?$/u
const negation = /^(?:not|without|no|non|never)$/u

/** Whether an English word outside the lexicon tells what a question is about. */
export function isSubjectWord(word: string): boolean {
  const folded = fold(word)
  if (qualifiers.has(folded)) return true
  const asks = questionVocabulary.has(folded) || stopWords.has(folded) || negation.test(folded)
  return !asks && folded.length > 1 && !amount.test(folded)
}
