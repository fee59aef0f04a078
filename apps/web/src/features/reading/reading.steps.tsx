import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { getPost, listPosts, type Post } from '@auscult/contract/posts/posts.ts'
import { listProfessionalCategories } from '@auscult/contract/people/reference.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router'
import { selfIdentity } from '../../testing/people.ts'
import { renderSignedIn } from '../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../testing/sealed-server.ts'
import { findQuestion } from '../ai/agent-of-state.ts'
import { AllPage, BriefPage, ReviewPage } from './feed/feed-page.tsx'
import { PostPage } from './post/post-page.tsx'
import { SavedPage } from './saved/saved-page.tsx'

const specialities = [
  { _id: 'cardiology', professionalCategoryName: 'Cardiology' },
  { _id: 'geriatrics', professionalCategoryName: 'Geriatrics' },
  { _id: 'nephrology', professionalCategoryName: 'Nephrology' },
  { _id: 'tropical-medicine', professionalCategoryName: 'Tropical Medicine' },
]

/** A server for a doctor, or a student, who reads these posts. */
export async function startReadingServer(posts: readonly Post[], type: 'Dr' | 'Student' = 'Dr') {
  const server = await startSealedServer()
  server.handlers.set(getIdentity, () => answered(getIdentity, { data: [{ ...selfIdentity, type }] }))
  server.handlers.set(listProfessionalCategories, () =>
    answered(listProfessionalCategories, { data: specialities }),
  )
  server.handlers.set(listPosts, ({ query }) => {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    const fitting = posts.filter(
      (post) =>
        post.type === (query.get('type') ?? post.type) &&
        (!query.has('specialty') || post.specialities.includes(query.get('specialty') ?? '')) &&
        post.title.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
    )
    const data = fitting.slice((page - 1) * limit, page * limit)
    return answered(listPosts, {
      data,
      total: fitting.length,
      hasMore: page * limit < fitting.length,
      leading: 0,
    })
  })
  server.handlers.set(getPost, () =>
    posts[0] === undefined ? refused(404, 'There is no such post.') : answered(getPost, { data: posts[0] }),
  )
  return {
    ...server,
    /** Calls of an operation, the last last. */
    sent: (operation: string) => server.received.filter((call) => call.operation === operation),
  }
}

/** What the page of questions would find in its box. */
function Asked() {
  return <p>Asked: {findQuestion(useLocation().state)}</p>
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

export const addressHere = () => screen.getByTestId('address').textContent

/** Opens a page of the area by its address. */
export async function openReading(path: string) {
  const user = userEvent.setup()
  await renderSignedIn(
    <>
      <Address />
      <Routes>
        <Route path="/brief" element={<BriefPage />} />
        <Route path="/review" element={<ReviewPage />} />
        <Route path="/feed" element={<AllPage />} />
        <Route path="/saved" element={<SavedPage />} />
        <Route path="/:list/:postId" element={<PostPage />} />
        <Route path="/ai" element={<Asked />} />
      </Routes>
    </>,
    ['controls', 'evidence', 'reading', 'reference', 'answer-record'],
    'user-1',
    null,
    path,
  )
  return user
}
