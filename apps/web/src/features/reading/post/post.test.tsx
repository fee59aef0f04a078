import { getPost, likePost, listPosts, unlikePost } from '@auscult/contract/posts/posts.ts'
import { savePost, unsavePost } from '@auscult/contract/posts/saved.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../../lib/language/i18n.ts'
import { selfIdentity } from '../../../testing/people.ts'
import { answered, refused } from '../../../testing/sealed-server.ts'
import { forStudent, news, research } from '../reading.fixture.ts'
import { addressHere, openReading, startReadingServer } from '../reading.steps.tsx'

beforeEach(async () => {
  await startI18n('en-GB')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

const item = () => screen.findByRole('article')
const pressed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

describe('an item', () => {
  it('says who says it, when, and for whom', async () => {
    await startReadingServer([research])

    await openReading('/review')

    const article = within(await item())
    expect(article.getByText('New England Journal of Medicine')).toBeDefined()
    expect(article.getByText('NEJM').getAttribute('aria-hidden')).toBe('true')
    expect(article.getByText('2019').getAttribute('datetime')).toBe('2019')
    expect(await article.findByText('Cardiology · Geriatrics')).toBeDefined()
  })

  it('says that it is practice-changing by a rule, and opens the rule', async () => {
    await startReadingServer([research])
    const user = await openReading('/review')

    await user.click(await screen.findByRole('button', { name: 'Practice-changing, by our rule' }))

    const shown = await screen.findByRole('dialog', { name: 'What our rule is' })
    expect(shown.textContent).toContain('unless its own conclusion says that something was not shown')
  })

  it('sets key findings and the conclusion apart', async () => {
    await startReadingServer([research])

    await openReading('/review')

    const labels = ['Key findings:', 'Conclusion:'].map((label) => screen.findByText(label))
    const lines = (await Promise.all(labels)).map((label) => label.parentElement?.textContent)
    expect(lines).toEqual([
      'Key findings:Worsening was rarer (hazard ratio 0.74).[2] Hypoglycaemia was not.[3]',
      'Conclusion:The result favours dapagliflozin.[4]',
    ])
  })

  it('shows at a press the sentence that a figure comes from, as nobody’s quotation', async () => {
    await startReadingServer([research])
    const user = await openReading('/review')

    await user.click(await screen.findByRole('button', { name: 'Show what sentence 2 rests on' }))

    const shown = within(await screen.findByRole('dialog', { name: 'What this sentence rests on' }))
    expect(shown.getByText(/^Dapagliflozin lowered the risk of worsening: hazard ratio 0\.74/u)).toBeDefined()
    expect(shown.getByText(/From our own synopsis of the paper in New England/u)).toBeDefined()
    expect(shown.getByRole('link').getAttribute('href')).toBe('https://doi.org/10.1056/NEJMoa1911303')
  })

  it('has its grade, direction and state of review as a source under an answer', async () => {
    await startReadingServer([research])
    const user = await openReading('/review')
    const article = within(await item())

    await user.click(article.getByRole('button', { name: /Strength Score 9 of 10, Strong/u }))

    expect(article.getByText('Double-blind, several centres, registered')).toBeDefined()
    expect(article.getByText('Benefit')).toBeDefined()
    expect(screen.getByText('Not yet reviewed by a clinician')).toBeDefined()
  })

  it('of our own words has nothing to show behind its sentences, and is not reviewed', async () => {
    await startReadingServer([news])

    await openReading('/brief')

    const article = within(await item())
    expect(article.queryByRole('button', { name: /rests on/u })).toBeNull()
    expect(screen.getByText('Not yet reviewed by a clinician')).toBeDefined()
    expect(article.getByRole('link', { name: /Go to the agency/u }).getAttribute('href')).toBe(
      'https://www.who.int/',
    )
  })

  it.each(['/brief', `/brief/${news._id}`])(
    'that a person approved says nothing of review at %s',
    async (path) => {
      await startReadingServer([{ ...news, reviewed: true }])

      await openReading(path)

      await item()
      expect(screen.queryByText('Not yet reviewed by a clinician')).toBeNull()
    },
  )

  it('shows no picture', async () => {
    await startReadingServer([{ ...research, image: 'https://www.nejm.org/picture.png' }])

    await openReading('/review')

    expect((await item()).querySelector('img')).toBeNull()
  })

  it.each(['corrected', 'expression-of-concern', 'retracted'] as const)(
    'tells that it was %s',
    async (status) => {
      await startReadingServer([{ ...news, status }])

      await openReading('/brief')

      expect(within(await item()).getByText(/Corrected|Expression of concern|Retracted/u)).toBeDefined()
    },
  )

  it('leads to its question in the box, to be read before it is sent', async () => {
    await startReadingServer([research])
    const user = await openReading('/review')

    await user.click(await screen.findByRole('link', { name: 'Ask about this' }))

    expect(
      screen.getByText('Asked: Does dapagliflozin reduce hospitalisation in heart failure?'),
    ).toBeDefined()
  })

  it('says in another language that its words are English', async () => {
    await startReadingServer([research])
    await startI18n('de')

    await openReading('/review')

    expect(screen.getByText('Meldungen und Zusammenfassungen sind auf Englisch.')).toBeDefined()
    expect((await screen.findByRole('heading', { level: 2, name: research.title })).lang).toBe('en')
    // What is not theirs is in the reader's language.
    expect(await screen.findByText('Kardiologie · Geriatrie')).toBeDefined()
  })
})

describe('a like', () => {
  it('is one more at once, and is the caller’s own', async () => {
    const server = await startReadingServer([research])
    const user = await openReading('/review')
    const waits = Promise.withResolvers<void>()
    server.handlers.set(likePost, async () => {
      await waits.promise
      return answered(likePost, { data: { isLiked: true, likesCount: 14 } })
    })

    await user.click(await screen.findByRole('button', { name: 'Like 12' }))

    const liked = screen.getByRole('button', { name: 'Like 13', description: '13 likes' })
    expect(liked.getAttribute('aria-pressed')).toBe('true')
    waits.resolve()
    // Somebody else liked it meanwhile.
    expect(await screen.findByRole('button', { name: 'Like 14' })).toBeDefined()
    expect(server.sent('likePost').map(({ body }) => body)).toEqual([
      { userId: selfIdentity._id, postId: research._id },
    ])
  })

  it('is taken back, and told, where it could not be kept', async () => {
    const server = await startReadingServer([research])
    server.handlers.set(likePost, () => refused(400, 'No'))
    const user = await openReading('/review')

    await user.click(await screen.findByRole('button', { name: 'Like 12' }))

    expect(await screen.findByText(/Your like could not be saved/u)).toBeDefined()
    expect(pressed(/^Like 12/u)).toBe('false')
  })

  it('can be taken off again', async () => {
    const server = await startReadingServer([{ ...research, isLiked: true }])
    server.handlers.set(unlikePost, () => answered(unlikePost, { data: { isLiked: false, likesCount: 11 } }))
    const user = await openReading('/review')

    await user.click(await screen.findByRole('button', { name: 'Like 12' }))

    expect(await screen.findByRole('button', { name: 'Like 11' })).toBeDefined()
    await waitFor(() => expect(server.sent('unlikePost')).toHaveLength(1))
  })
})

describe('saving', () => {
  it('counts for doctors, at once', async () => {
    const server = await startReadingServer([research])
    server.handlers.set(savePost, () => answered(savePost, { data: { isSaved: true, savedCount: 4 } }))
    const user = await openReading('/review')

    await user.click(await screen.findByRole('button', { name: 'Save 3' }))

    expect(pressed(/^Save 4/u)).toBe('true')
    await waitFor(() => expect(server.sent('savePost')).toHaveLength(1))
  })

  it('is taken back, and told, where it could not be kept', async () => {
    const server = await startReadingServer([{ ...forStudent(research), isSaved: true }], 'Student')
    server.handlers.set(unsavePost, () => refused(400, 'No'))
    const user = await openReading('/review')

    await user.click(await screen.findByRole('button', { name: 'Save for later' }))

    expect(await screen.findByText(/This could not be saved/u)).toBeDefined()
    await waitFor(() => expect(pressed(/^Save for later/u)).toBe('true'))
  })
})

describe('the page of an item', () => {
  it('is led to by its title', async () => {
    await startReadingServer([research])
    const user = await openReading('/review')

    await user.click(within(await item()).getByRole('link', { name: research.title }))

    expect(await screen.findByRole('heading', { level: 1, name: research.title })).toBeDefined()
    expect(addressHere()).toBe(`/review/${research._id}`)
  })

  it('shows the record behind it, and by which rule it changes practice', async () => {
    await startReadingServer([research])

    await openReading(`/review/${research._id}`)

    const record = within(await screen.findByRole('region', { name: 'The evidence behind it' }))
    expect(record.getByText('hazard ratio 0.74 (95% CI 0.65 to 0.85)')).toBeDefined()
    expect(record.getByText(/own synopsis/u)).toBeDefined()
    expect(record.getByRole('button', { name: 'Copy citation' })).toBeDefined()
    expect(screen.getByText(/^Practice-changing is said by a rule/u)).toBeDefined()
  })

  it('can be sent to somebody', async () => {
    await startReadingServer([research])
    const user = await openReading(`/feed/${research._id}`)

    await user.click(await screen.findByRole('button', { name: 'Copy link' }))

    expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000/review/${research._id}`)
    expect(await screen.findByText('Link copied')).toBeDefined()
  })

  it('can be sent to a colleague for a second opinion', async () => {
    await startReadingServer([research])
    await openReading(`/review/${research._id}`)

    const link = await screen.findByRole('link', { name: 'Second opinion' })

    expect(link.getAttribute('href')).toBe(`/second-opinion/ask?post=${research._id}`)
  })

  it('that is not there leads to those that are', async () => {
    await startReadingServer([])

    await openReading('/brief/gone')

    expect(await screen.findByText('This article is not here, or no longer.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'To all articles' }).getAttribute('href')).toBe('/feed')
  })

  it('says when it did not come, and tries again', async () => {
    const server = await startReadingServer([research])
    server.handlers.set(getPost, () => refused(400, 'No'))
    const user = await openReading(`/review/${research._id}`)
    await screen.findByText('Failed to load data. Please try again.')
    server.handlers.set(getPost, () => answered(getPost, { data: research }))

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('heading', { level: 1, name: research.title })).toBeDefined()
  })

  it('knows what was marked in the list, which knows what was marked here', async () => {
    const server = await startReadingServer([research])
    server.handlers.set(likePost, () => answered(likePost, { data: { isLiked: true, likesCount: 13 } }))
    const user = await openReading('/review')
    await user.click(within(await item()).getByRole('link', { name: research.title }))
    await user.click(await screen.findByRole('button', { name: 'Like 12' }))
    await waitFor(() => expect(server.sent('likePost')).toHaveLength(1))
    server.handlers.set(listPosts, () => new Promise(() => undefined))

    await user.click(screen.getByRole('link', { name: 'Review' }))

    expect(await screen.findByRole('button', { name: 'Like 13' })).toBeDefined()
  })
})
