import { deleteQuestion, deleteQuestions, giveFeedback } from '@auscult/contract/ai/history.ts'
import { askQuestion, listQuestions } from '@auscult/contract/ai/questions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, refused } from '../../../testing/sealed-server.ts'
import { answerId, box, openPage, question, startAiServer } from '../ai-page.steps.tsx'
import { answerFixture, refusalFixture } from '../clinical/clinical.fixture.ts'

let server: Awaited<ReturnType<typeof startAiServer>>

beforeEach(async () => {
  server = await startAiServer()
  return () => vi.unstubAllGlobals()
})

const stored = {
  _id: answerId,
  agentType: 'clinical' as const,
  question: 'and in pregnancy?',
  query: { ...answerFixture, standalone: 'Is metformin safe in pregnancy?' },
  askedAt: '2026-11-18T08:00:00.000Z',
}

async function openHistory(searches: string[] = []) {
  server.handlers.set(listQuestions, ({ query }) => {
    const searched = query.get('q') ?? ''
    searches.push(searched)
    const data = searched === '' || searched === 'metformin' ? [stored] : []
    return answered(listQuestions, { data, total: data.length, hasMore: false })
  })
  const user = await openPage()
  await user.click(screen.getByRole('button', { name: 'Previous Queries' }))
  await screen.findByText('Answered as: Is metformin safe in pregnancy?')
  return user
}

/** Pasted, because a letter at a time takes long. */
async function send(user: UserEvent, text: string) {
  await user.click(box())
  await user.paste(text)
  await user.keyboard('{Enter}')
}

async function openAnswered() {
  const user = await openPage()
  await send(user, question)
  await screen.findByText('What to know')
  return user
}

describe('after an answer', () => {
  it('a question of three words is a follow-up, and is shown as it was answered', async () => {
    const user = await openAnswered()
    server.answerWith({ ...answerFixture, standalone: 'Is dapagliflozin safe in pregnancy?' })

    await send(user, 'and in pregnancy?')

    const label = await screen.findByText('Answered as:')
    expect(label.parentElement?.textContent).toBe('Answered as: Is dapagliflozin safe in pregnancy?')
    expect(server.asked()[1]?.body).toEqual({
      query: 'and in pregnancy?',
      spelling: 'uk',
      language: 'en',
      type: 'clinical',
      followUp: { questionId: answerId },
    })
  })

  it('a new topic stands on its own, and the box says so', async () => {
    const user = await openAnswered()

    await user.click(screen.getByRole('button', { name: 'New topic' }))
    await send(user, 'Does apixaban prevent stroke?')

    expect(screen.queryByRole('button', { name: 'New topic' })).toBeNull()
    await waitFor(() => expect(server.asked()).toHaveLength(2))
    expect(server.asked()[1]?.body).toEqual({
      query: 'Does apixaban prevent stroke?',
      spelling: 'uk',
      language: 'en',
      type: 'clinical',
    })
  })

  it('a question of the box that stood alone is not said to follow another', async () => {
    const user = await openAnswered()

    await send(user, 'Does apixaban prevent stroke in atrial fibrillation?')
    await waitFor(() => expect(server.asked()).toHaveLength(2))
    await screen.findByText('What to know')

    expect(screen.queryByText(question, { selector: 'p' })).toBeNull()
    expect(screen.getAllByText('Following up on:')).toHaveLength(1)
  })

  it('a follow-up to what is there no more can be asked on its own', async () => {
    const user = await openAnswered()
    server.handlers.set(askQuestion, () => refused(404, 'There is no such question among your own.'))
    await send(user, 'Is dapagliflozin safe in pregnancy?')
    await screen.findByText('There is no such question among your own.')
    server.answerWith()

    await user.click(screen.getByRole('button', { name: 'Ask it on its own' }))

    expect(await screen.findByText('What to know')).toBeDefined()
    expect(server.asked().at(-1)?.body).toEqual({
      query: 'Is dapagliflozin safe in pregnancy?',
      spelling: 'uk',
      language: 'en',
      type: 'clinical',
    })
  })

  it.each(['Delete “and in pregnancy?”', 'Delete all questions'])(
    'pressing %s takes it off the screen, and the next question stands on its own',
    async (name) => {
      server.handlers.set(listQuestions, () =>
        answered(listQuestions, { data: [stored], total: 1, hasMore: false }),
      )
      server.handlers.set(deleteQuestion, () => answered(deleteQuestion, { deleted: 1 }))
      server.handlers.set(deleteQuestions, () => answered(deleteQuestions, { deleted: 1 }))
      const user = await openAnswered()
      await user.click(screen.getByRole('button', { name: 'Previous Queries' }))

      await user.click(await screen.findByRole('button', { name }))
      const dialog = await screen.findByRole('dialog', { name: /^Delete (?:this|all)/ })
      await user.click(within(dialog).getByRole('button', { name: /^Delete/ }))

      await waitFor(() => expect(screen.queryByText('What to know')).toBeNull())
      expect(screen.queryByText('Following up on:')).toBeNull()
    },
  )

  it('a follow-up that is edited follows the same question as before', async () => {
    const user = await openAnswered()
    await send(user, 'and in pregnancy?')
    await waitFor(() => expect(server.asked()).toHaveLength(2))
    await screen.findByText('What to know')

    await user.click(screen.getByRole('button', { name: 'Edit the question' }))
    await user.clear(box())
    await send(user, 'and in children?')

    await waitFor(() => expect(server.asked()).toHaveLength(3))
    expect(server.asked()[2]?.body).toMatchObject({ followUp: { questionId: answerId } })
  })

  it('how the question was read can be changed, and is asked again so', async () => {
    const user = await openAnswered()
    await user.click(screen.getByRole('button', { name: 'Change' }))
    const treatment = screen.getByRole('group', { name: 'Treatment or test' })

    for (const chip of within(treatment).getAllByRole('button', { name: /^Remove/ })) await user.click(chip)
    await user.type(within(treatment).getByRole('textbox'), 'empagliflozin{Enter}')
    await user.click(screen.getByRole('button', { name: 'Ask again with these' }))

    await waitFor(() => expect(server.asked()).toHaveLength(2))
    expect(server.asked()[1]?.body).toMatchObject({
      query: question,
      understoodAs: { intervention: ['empagliflozin'] },
    })
  })
})

describe('where there is no answer', () => {
  it('a broader question is asked at a press, and follows nothing', async () => {
    server.answerWith({ ...refusalFixture, broader: ['Does colchicine help in gout?'] })
    const user = await openPage()
    await send(user, question)

    await user.click(await screen.findByRole('button', { name: 'Does colchicine help in gout?' }))

    await waitFor(() => expect(server.asked()).toHaveLength(2))
    expect(server.asked()[1]?.body).toEqual({
      query: 'Does colchicine help in gout?',
      spelling: 'uk',
      language: 'en',
      type: 'clinical',
    })
  })

  it('what an abbreviation means is chosen at a press', async () => {
    const readings = [{ term: 'pulmonary embolism', question: 'How is pulmonary embolism treated today?' }]
    server.answerWith({
      ...refusalFixture,
      status_code: 202,
      message: 'PE may mean several things.',
      readings,
    })
    const user = await openPage()
    await send(user, 'How is PE treated today?')

    await user.click(await screen.findByRole('button', { name: 'pulmonary embolism' }))

    await waitFor(() => expect(server.asked()).toHaveLength(2))
    expect(server.asked()[1]?.body).toMatchObject({ query: 'How is pulmonary embolism treated today?' })
  })
})

describe('feedback', () => {
  it('is given with one press, and thanked for', async () => {
    const given = vi.fn()
    server.handlers.set(giveFeedback, ({ body }) => {
      given(body)
      return answered(giveFeedback, { verdict: 'helpful', reason: null, comment: null })
    })
    const user = await openAnswered()

    await user.click(screen.getByRole('button', { name: 'Helpful' }))

    expect(await screen.findByText(/^Thank you/)).toBeDefined()
    expect(given).toHaveBeenCalledWith({ verdict: 'helpful', reason: null, comment: null })
  })

  it('keeps what was written when it could not be sent', async () => {
    server.handlers.set(giveFeedback, () => refused(503, 'Please try again later.'))
    const user = await openAnswered()
    await user.click(screen.getByRole('button', { name: 'Something is wrong' }))
    await user.click(screen.getByRole('radio', { name: 'A source is misread' }))
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'The trial was in adults.')

    await user.click(screen.getByRole('button', { name: 'Send feedback' }))

    expect(await screen.findByText('Please try again later.')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveProperty(
      'value',
      'The trial was in adults.',
    )
    expect(screen.getByRole('radio', { name: 'A source is misread' })).toHaveProperty('checked', true)
  })
})

describe('previous queries', () => {
  it('are searched once the typing rests', async () => {
    const searches: string[] = []
    const user = await openHistory(searches)

    await user.type(screen.getByRole('textbox', { name: 'Search your questions' }), 'warfarin')

    expect(await screen.findByText('None of your questions has all of these words.')).toBeDefined()
    expect(searches).toEqual(['', 'warfarin'])
  })

  it('are deleted only after a second press', async () => {
    const deleted = vi.fn()
    server.handlers.set(deleteQuestion, () => {
      deleted()
      return answered(deleteQuestion, { deleted: 1 })
    })
    const user = await openHistory()

    await user.click(screen.getByRole('button', { name: 'Delete “and in pregnancy?”' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete this question?' })
    expect(deleted).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))

    await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete this question?' })).toBeNull())
  })

  it('say when nothing was deleted', async () => {
    server.handlers.set(deleteQuestion, () => refused(503, 'Please try again later.'))
    const user = await openHistory()
    await user.click(screen.getByRole('button', { name: 'Delete “and in pregnancy?”' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete this question?' })

    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))

    expect(await within(dialog).findByText('Please try again later.')).toBeDefined()
  })
})

it('the first question stands on its own', async () => {
  const user = await openPage()

  await user.type(box(), 'and in pregnancy?')

  expect(screen.getByRole('button', { name: 'Send question' })).toHaveProperty('disabled', true)
  expect(server.handlers.has(askQuestion)).toBe(true)
})
