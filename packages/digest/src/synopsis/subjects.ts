import type { Appraisal } from '@auscult/evidence/appraise/appraisal.ts'
import type { Design } from '@auscult/evidence/appraise/study-design.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { documentSentences } from '@auscult/evidence/corpus/text-index/indexed-lines.ts'
import type { EvidenceRecord } from '@auscult/evidence/record/evidence-record.ts'

/** PubMed gives these types to what was done in or for people alone; veterinary trials have types of their own. */
const ofPeople =
  /^(?:Randomized Controlled Trial|Controlled Clinical Trial|Pragmatic Clinical Trial|Equivalence Trial|Clinical Trial(?:, Phase [IV]+)?|Clinical Study|Observational Study|Twin Study|Practice Guideline|Guideline)$/u
/** MeSH's check tags of age: an indexer gives them where people of that age were studied. */
const ages =
  /^(?:Adult|Young Adult|Middle Aged|Aged|Aged, 80 and over|Adolescent|Child|Child, Preschool|Infant|Infant, Newborn|Infant, Premature)$/u
const laboratoryHeadings =
  /^(?:Mice|Rats|Cell Line|Cells, Cultured|Tumor Cells, Cultured|Primary Cell Culture|Organoids|Disease Models, Animal|Xenograft Model|In Vitro Techniques|Microbial Sensitivity Tests|Models, Molecular|Molecular (?:Docking|Dynamics)|Crystallography|Protein (?:Binding|Conformation)|Gene Knockdown|Transfection)/u

/** What is no person, or part of one in a dish. 'Mouse' is also what one clicks with, but not in a title, result or conclusion of medicine. */
const laboratory =
  /\b(?:mice|mouse|murine|rats?|rodents?|hamsters?|rabbits?(?! anti)|zebrafish|drosophila|piglets?|pigs|monkeys?|macaques?|beagles?|chickens?|in[- ]vitro(?! fertili[sz]ation)|ex[- ]vivo|in silico|xenografts?|organoids?|cell (?:lines?|cultures?)|cultured (?:\p{L}+ ){0,3}cells|(?:knock-?out|knock-?down|knock-?in|transgenic|transfected|overexpress\w*)|(?:animal|preclinical|cellular) (?:models?|stud(?:y|ies)|experiments?)|(?:fibrosis|injury|tumou?r|infection|ischemi[ac]|disease) models (?:of|in vivo)|siRNA|shRNA|molecular dynamics)\b/iu
/** Microbes, molecules and genes: what a study of patients may speak of, too, but then it counts them. */
const microscopic =
  /\b(?:(?<!(?:longitudinal|circumferential|radial|myocardial|atrial|ventricular|muscle|global|back|role|caregiver) )strains?|isolates?|mutants?|wild-?type|recombinant|plasmids?|biosynthesis|genomes?|mRNA|MICs?|enzymes?|in[- ]vivo)\b/iu
const people =
  /\b(?:patients?|participants?|subjects|volunteers|respondents?|women|men|children|infants|neonates|newborns|adults|adolescents|individuals|people|persons|girls|boys|mothers|veterans|physicians|nurses|students|residents|workers|caregivers|smokers|survivors|inpatients|outpatients|couples|pregnancies|births|households|admissions|hospitali[sz]ations|populations?|registry|nationwide|eyes|(?:clinical|controlled|randomi[sz]ed) trials|cohorts?)\b/iu

const trials: ReadonlySet<Design> = new Set(['randomised-trial', 'clustered-or-crossover-trial'])

/**
 * Why a paper is no study of people that a clinician would act on; undefined where PubMed's indexing or its own words say that people were
 * studied. Publication types and MeSH decide where the record has them, words where it does not; where neither says so it is taken for none.
 */
export function whyNotOfPeople(
  document: Document,
  { roles }: EvidenceRecord,
  { design, participants }: Appraisal,
): string | undefined {
  const { meshTerms, publicationTypes, title } = document
  const isIndexed = meshTerms.length > 0
  const isClinical = publicationTypes.some((type) => ofPeople.test(type))
  const isOfAnimals = meshTerms.includes('Animals')
  if (isIndexed && !meshTerms.includes('Humans') && (isOfAnimals || !isClinical))
    return 'its MeSH terms do not name humans'
  if (isClinical) return undefined
  if (isOfAnimals) return 'its MeSH terms name animals'
  const hasAge = meshTerms.some((term) => ages.test(term))
  const heading = meshTerms.find((term) => laboratoryHeadings.test(term))
  if (heading !== undefined && !hasAge) return `its MeSH terms name ${heading}`
  // Animals are randomised, too, but are not counted as patients.
  const isTrial = participants !== null && trials.has(design)
  if (isTrial && !laboratory.test(title)) return undefined
  const told = documentSentences(document).flatMap(({ text }, nth) =>
    roles[nth] === 'background' ? [] : text,
  )
  const found = [title, ...told].map((text) => laboratory.exec(text)?.[0]).find((word) => word !== undefined)
  if (found !== undefined) return `it tells of ${found}`
  if (hasAge || participants !== null || people.test(title)) return undefined
  const small = [title, ...told].map((text) => microscopic.exec(text)?.[0]).find((word) => word !== undefined)
  if (small !== undefined) return `it tells of ${small} and counts no people`
  return told.some((text) => people.test(text)) ? undefined : 'it does not say that people were studied'
}
