import { expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { contentFolder, shippedLexicon } from '../testing/shipped-lexicon.ts'
import { loadTools } from './compile-tools.ts'
import { offerTools } from './offer-tools.ts'

const tools = await loadTools(contentFolder, shippedLexicon)

function responsesOf(question: string): (boolean | number | string | null | undefined)[] {
  const offers = offerTools(readQuestion(question, shippedLexicon), tools)
  const filled = offers.flatMap((offer) =>
    offer.tool === 'calculator' && offer.id === 'gcs' ? offer.filled : [],
  )
  return ['eye_response', 'verbal_response', 'motor_response'].map(
    (name) => filled.find(({ item }) => item === name)?.value,
  )
}

it.each([
  ['gcs eyes open to voice, confused, obeys commands', [3, 4, 6]],
  ['GCS opens eyes to pain, groaning, localising', [2, 2, 5]],
  ['GCS eyes open spontaneously, oriented, withdraws from pain', [4, 5, 4]],
  ['GCS no eye opening, no verbal response, abnormal flexion', [1, 1, 3]],
  ['GCS inappropriate words, decerebrate', [undefined, 3, 2]],
  ['gcs intubated, eyes open to pain, no motor response', [2, null, 1]],
  ['GCS öffnet die Augen auf Ansprache, verwirrt, befolgt Aufforderungen', [3, 4, 6]],
  ['Glasgow apre gli occhi al dolore, suoni incomprensibili, localizza il dolore', [2, 2, 5]],
  ['Glasgow abre los ojos a la voz, confuso, obedece órdenes', [3, 4, 6]],
  ['GCS not obeying commands, eyes open spontaneously', [4, undefined, undefined]],
])('%s: responses in words fill the scale in', (question, responses) => {
  expect(responsesOf(question)).toEqual(responses)
})
