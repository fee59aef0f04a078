import { questionVocabulary } from '../../understand/question-words.ts'

/**
 * Words that relate, measure or judge: a study may answer without them, since authors say the same in many other words, and
 * their absence is nothing to warn of.
 */
const relatingWords: ReadonlySet<string> = new Set(
  `accompany accompanied accompanying accordance account accurate accurately act acts adequate adequately adverse adversely affect affected affecting affects aid allow allows altered alter alters
  always amount analysis another appear appears applicable application apply approximately aspect aspects assess assessed assessing assessment attributable aware awareness
  base based become becomes beneficial capacity certain chance change changed changes changing characteristic characteristics characterise characterised characterize characterized come common commonly compensate component components
  concept conclude condition conditions consequence consequences considerable constitute contain containing contains content contraindication contribute contributes contributing contribution correct correlate correlated correlates correlation cost-effective
  deal demonstrate demonstrated demonstrates depend dependent depends detect detected determinant determinants determined deterrent difficult direct directly display displays effort element emerging enable enables enhance enhanced enhances enough essential even event exhibit exhibits exist exists expect expected explain explained explains
  extent facilitate facilitates fact factor factors far fail failed fails feasibility feasible fewer find finding findings follow followed following form forms found frequent frequently full fully function functions further general generally go great greater group groups grow happen happens high higher highest
  identify identified identifies imply implication implications importance important inaccurate inadequate inappropriate include includes including independent independently indicate indicates indicator indirectly induce induced induces ineffective influenced influences influencing information insight instrument involve involved involves involving
  issue key kind large larger last late later leads least likelihood likely limit limited limiting link linked links look lost low lowest magnitude main maintain maintained maintains major make mandatory marker markers matter mean means measure measured measurement measures mechanism meet merely might model models modify modified multiple must
  non normal normally number observe observed occur occurs omit omitted one part partial partially participate participates parts pattern perform performed performing permit permits play plays point positive possibly post potential potentially pre predict predicted predicting prediction predictive predictor predictors predicts prefer presence present presented presents problem problems process produce produced produces production proper properly provided providing
  question rapid rapidly rather real realistic really reasonable reconsider reflect reflects regulate regulated regulates regulating relate related relates relation relation relationship relationships relevance reliability reliable reliably remain remains representative require required requirement requires response responses responsible rise rises seem seems seen sensitive separate serve serves severity should significance similar similarly simple single small smaller so-called sole sort specific specifically still sufficient
  superior susceptible suspect technique term terms test tested testing tests throughout together tool towards two type types typically undergo understand under-recognized unknown unlikely upon valid validity valuable value variable variables variation varies various vary version via viable visible wait waiting want warrant warranted way whole wise within worthwhile
  adult adults age-related among characterised different differently differs identical independent level less more most really versus whether`.split(
    /\s+/u,
  ),
)

export function isRelatingWord(folded: string): boolean {
  return relatingWords.has(folded) || questionVocabulary.has(folded)
}
