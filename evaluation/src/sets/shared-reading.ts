import { readVerdictFeatures } from '@auscult/evidence/appraise/verdict.ts'
import { createHash } from 'node:crypto'
import { measureDesign } from './design.ts'
import { measureDirection } from './direction.ts'
import { type Figure, higher } from '../report/figure.ts'
import { crossValidateVerdict, fitVerdictWeights, type VerdictExample } from '../fit/verdict.ts'
import { judgeSingleLabels } from './label-figures.ts'
import { readEvidenceInference, readPubMedQaVerdicts, readTaggedRecords } from './shared-labelled-sets.ts'
import { verdictLabels } from './verdict.ts'

/** The cues of the verdict were written with the half in view whose hash is even; nobody read the other for them. */
const isUnread = ({ id }: { id: string }) => (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 1

export const readingMethod = `Direction: the questions of Evidence Inference dev whose quoted sentence stands in the abstract, as the first annotator labelled
them. The weights behind it were fitted on these same articles, so a set they have not seen will come out lower.

Verdict: whether an abstract answers its own title's question with yes, no or maybe, its conclusion visible; always yes would reach .55.
The weights in use are fitted on all of these questions, so the figure comes from ten-fold cross-validation: each question is judged by
weights fitted on the other nine tenths. The cues behind the features were written with one half of the ids (by their hash) in view; what the other
half reaches is told apart, and is what to expect elsewhere. Maybe is hardly ever found, which costs most of the macro F1.
\`npm run evaluate -- fit-verdict\` fits the weights anew.

Publication types: real PubMed records with their tags hidden. Judged are those that carry a tag of one of our ten classes; the mean is over the
classes that occur, most of them in three records or fewer, so one record moves it by several hundredths. The rule for pooled
studies was added after a look at the one that was missed. What each figure is, and how to score a set of your own, says
[evaluation-sets.md](evaluation-sets.md).`

/** Scores how single documents are read on the development sets. */
export async function measureSharedReading(): Promise<Figure[]> {
  const { documents, questions } = await readEvidenceInference()
  const direction = measureDirection(documents, questions)
  const design = measureDesign(await readTaggedRecords())
  const judged = crossValidateVerdict(await readVerdictExamples())
  const unread = judged.filter(isUnread)
  const all = judgeSingleLabels(judged, verdictLabels)
  const fresh = judgeSingleLabels(unread, verdictLabels)
  return [
    {
      id: 'direction',
      measure: 'direction of a study, macro F1 of 3',
      set: `Evidence Inference dev, abstract only, ${direction.questions} questions`,
      parts: [higher('', direction.macroF1, 'decimal', 0.6, 0.75)],
    },
    {
      id: 'direction-accuracy',
      measure: 'the same, accuracy',
      set: 'the same',
      parts: [higher('', direction.accuracy, 'decimal')],
    },
    {
      id: 'verdict',
      measure: 'yes, no or maybe, accuracy',
      set: `PubMedQA dev, conclusion visible, ${judged.length} questions, ten-fold cross-validated`,
      parts: [higher('', all.accuracy, 'decimal', 0.72, 0.8)],
    },
    {
      id: 'verdict-f1',
      measure: 'the same, macro F1',
      set: 'the same',
      parts: [higher('', all.macroF1, 'decimal')],
    },
    {
      id: 'verdict-unread',
      measure: 'the same',
      set: `of these the ${unread.length} no cue was written from`,
      parts: [higher('accuracy', fresh.accuracy, 'decimal'), higher('macro F1', fresh.macroF1, 'decimal')],
    },
    {
      id: 'design',
      measure: 'publication types from text, macro F1',
      set: `PubMed XML dev, ${design.judged} of ${design.documents} records`,
      parts: [higher('', design.macroF1, 'decimal', 0.85, 0.92)],
    },
    ...Object.entries(design.byLabel)
      .filter(([, { truth }]) => truth > 0)
      .map(([name, { f1, truth }]) => ({
        id: `design-${name}`,
        measure: `${name}, F1`,
        set: `the same, ${truth} records`,
        parts: [higher('', f1, 'decimal')],
      })),
  ]
}

async function readVerdictExamples(): Promise<VerdictExample[]> {
  const { documents, questions } = await readPubMedQaVerdicts()
  return questions.flatMap(({ id, document: source, question, label }) => {
    const document = documents.get(source)
    return document === undefined ? [] : [{ id, label, features: readVerdictFeatures(question, document) }]
  })
}

/** The tables of `verdict-weights.ts`, fitted on all questions. */
export async function printVerdictWeights(): Promise<void> {
  console.log(JSON.stringify(fitVerdictWeights(await readVerdictExamples()), null, 2))
}
