import { type AnsweredQuestion, askQuestion, IdentifiedAnswer } from '@auscult/contract/ai/questions.ts'
import { askQuestionStream } from '@auscult/contract/ai/stream.ts'
import { getIdentity, type Identity } from '@auscult/contract/auth/auth.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer, streamed } from '../../testing/sealed-server.ts'
import { AiPage } from './ai-page.tsx'
import { answerFixture } from './clinical/clinical.fixture.ts'

export const question = 'Does dapagliflozine reduce hospitalisation in HFrEF?'

export const answerId = '01890a5d-ac96-774b-bcce-b302099a8057'

const identity: Identity = {
  _id: 'user-1',
  name: 'Ines Duarte',
  email: 'ines@example.org',
  type: 'Dr',
  status: 'Active',
  profilePicture: null,
  queryLimit: 87,
  queryLimitPerMonth: 100,
}

/** A server that answers with the fixture and leaves 87 of 100 questions, and what tests change and look at. */
export async function startAiServer() {
  const { handlers, received } = await startSealedServer()
  const server = {
    handlers,
    asked: () => received.filter(({ operation }) => /^askQuestion(?:Stream)?$/.test(operation)),
    answerWith: (response = answerFixture) =>
      server.answer({ agentType: 'clinical', responseData: response }),
    answer: (answer: AnsweredQuestion) =>
      handlers.set(askQuestion, () => answered(askQuestion, { ...answer, _id: answerId })),
    leave: (queryLimit: number) =>
      handlers.set(getIdentity, () => answered(getIdentity, { data: [{ ...identity, queryLimit }] })),
  }
  // What is said of the plain call holds for the stream, whose only event is then the answer.
  handlers.set(askQuestionStream, async (request) => {
    const reply = await handlers.get(askQuestion)?.(request)
    if (reply === undefined || !('answer' in reply) || reply.status !== 200) return reply ?? refused(404, '')
    const event = { event: 'answer' as const, answered: IdentifiedAnswer.parse(reply.answer) }
    return streamed(askQuestionStream, [event])
  })
  server.leave(87)
  server.answerWith()
  return server
}

export const box = () => screen.getByRole('textbox', { name: 'Your clinical question' })

/** Opens the page, as a link with this state would, and waits until what is left of the month is known. */
export async function openPage(navigationState: unknown = null) {
  const user = userEvent.setup()
  await renderSignedIn(
    <AiPage />,
    ['ai', 'answer-record', 'conversation', 'evidence', 'summary', 'watch'],
    'user-1',
    navigationState,
  )
  await screen.findByText(/of 100 questions? left|Monthly limit reached/, { selector: 'span' })
  return user
}
