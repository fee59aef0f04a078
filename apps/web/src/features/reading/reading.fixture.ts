import type { Post } from '@auscult/contract/posts/posts.ts'
import { dapaHf } from '../ai/clinical/clinical.fixture.ts'

const paper = 'https://doi.org/10.1056/NEJMoa1911303'

/** As a doctor sees it, made from the record of DAPA-HF. */
export const research: Post = {
  _id: '01890a5d-ac96-774b-bcce-b302099a0101',
  type: 'research',
  title: 'Dapagliflozin in heart failure, with or without diabetes',
  source: 'New England Journal of Medicine',
  body: 'DAPA-HF compared dapagliflozin with placebo in 4,744 adults.\nKey findings: Worsening was rarer (hazard ratio 0.74). Hypoglycaemia was not.\nConclusion: The result favours dapagliflozin.',
  url: paper,
  image: null,
  publishedAt: '2019',
  specialities: ['cardiology', 'geriatrics', 'nephrology'],
  claims: [
    {
      text: 'DAPA-HF compared dapagliflozin with placebo in 4,744 adults.',
      quote: 'DAPA-HF compared dapagliflozin 10 mg daily with placebo in 4,744 adults with heart failure.',
      url: paper,
    },
    {
      text: 'Worsening was rarer (hazard ratio 0.74).',
      quote: 'Dapagliflozin lowered the risk of worsening: hazard ratio 0.74 (95% CI 0.65 to 0.85).',
      url: paper,
    },
    { text: 'Hypoglycaemia was not.', quote: 'Hypoglycaemia was not clearly more frequent.', url: paper },
    {
      text: 'The result favours dapagliflozin.',
      quote: 'The result favours dapagliflozin over placebo.',
      url: paper,
    },
  ],
  evidence: dapaHf,
  status: 'current',
  reviewed: false,
  question: 'Does dapagliflozin reduce hospitalisation in heart failure?',
  isPracticeChanging: true,
  isLiked: false,
  likesCount: 12,
  isSaved: false,
  savedCount: 3,
  profilePicture: null,
}

const newsText = 'The World Health Organization certified Cabo Verde as malaria-free.'

/** An item in our own words: there is no sentence of the agency behind it. */
export const news: Post = {
  ...research,
  _id: '01890a5d-ac96-774b-bcce-b302099a0102',
  type: 'news',
  title: 'Cabo Verde certified free of malaria',
  source: 'World Health Organization',
  body: newsText,
  url: 'https://www.who.int',
  publishedAt: '2024-01-12',
  specialities: ['tropical-medicine'],
  claims: [{ text: newsText, quote: newsText, url: 'https://www.who.int' }],
  evidence: null,
  isPracticeChanging: false,
}

/** The same posts as a student sees them. */
export const forStudent = (post: Post): Post => ({ ...post, likesCount: null, savedCount: null })

/** So many posts, each with a title and an id of its own. */
export function listOf(count: number, like: Post = research): Post[] {
  return Array.from({ length: count }, (_, nth) => ({
    ...like,
    _id: `01890a5d-ac96-774b-bcce-b3020990${String(nth).padStart(4, '0')}`,
    title: `Article ${nth + 1}`,
  }))
}
