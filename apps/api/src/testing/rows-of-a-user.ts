import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { sessions } from '../http/tables.ts'
import { engineResponse } from '../features/ai/keep-question.steps.ts'
import { aiFeedback, aiQuestions, queryUsage } from '../features/ai/tables.ts'
import { answerChanges, watchedQuestions } from '../features/ai/watch/tables.ts'
import {
  emailChanges,
  knownAddresses,
  passwordResets,
  providerSessions,
  securityEvents,
  signInIdentities,
} from '../features/auth/tables.ts'
import { connections } from '../features/circle/tables.ts'
import { invites } from '../features/invite/tables.ts'
import { notifications } from '../features/notifications/tables.ts'
import { photos } from '../features/photo/tables.ts'
import { postLikes, savedPosts } from '../features/posts/tables.ts'
import { weeklyMails } from '../features/posts/weekly-mail/tables.ts'
import { profiles, verifications } from '../features/profile/tables.ts'
import { secondOpinions } from '../features/second-opinion/tables.ts'
import { outbox } from '../parts/mail/tables.ts'
import { idOfPost, keep, makeStory } from './stories.ts'
import type { TestApp } from './test-app.ts'

/** Two others of the installation, who stand at the other end of what two people have with each other. */
type Others = readonly [string, string]

type Add = <Table extends PgTable>(name: string, table: Table, rows: PgInsertValue<Table>[]) => Promise<void>
type Rows = { add: Add; userId: string; at: Date }

const twice = [1, 2] as const
const answered = { agentType: 'clinical' as const, responseData: engineResponse }

/**
 * At least one row of a user in every table that leads to one, and two where a user can have two. Written past the features, so that none of
 * them decides which rows there are. Returns the names of the tables.
 */
export async function addRowsOf(app: TestApp, userId: string, others: Others): Promise<ReadonlySet<string>> {
  const written = new Set<string>()
  const add: Add = async (name, table, rows) => {
    await app.parts.database.db.insert(table).values(rows)
    written.add(name)
  }
  await keep(app, makeStory(1), makeStory(2))
  const liked = [await idOfPost(app, 'Notice 1'), await idOfPost(app, 'Notice 2')]
  const rows = { add, userId, at: app.clock.now() }
  await addAccount(rows)
  await addCircle(rows, others)
  await addQuestions(rows)
  await addMarks(rows, liked)
  return written
}

async function addAccount({ add, userId, at }: Rows): Promise<void> {
  const own = { userId }
  const sessionId = v7()
  await add('sessions', sessions, [{ ...own, id: sessionId, createdAt: at, expiresAt: at, lastUsedAt: at }])
  await add('provider_sessions', providerSessions, [
    { sessionId, issuer: 'https://example.org', subject: 's' },
  ])
  await add('email_changes', emailChanges, [
    { ...own, email: 'next@example.org', createdAt: at, codeExpiresAt: at },
  ])
  await add('password_resets', passwordResets, [{ ...own, tokenHash: 'hash', expiresAt: at }])
  await add(
    'sign_in_identities',
    signInIdentities,
    twice.map((nth) => ({ ...own, issuer: `https://${nth}.example.org`, subject: 's', linkedAt: at })),
  )
  await add(
    'known_addresses',
    knownAddresses,
    twice.map((nth) => ({ ...own, addressHash: `hash ${nth}`, lastSeenAt: at })),
  )
  await add('profiles', profiles, [
    {
      ...own,
      country: ['Ireland'],
      specialities: ['cardiology'],
      isPublic: true,
      searchName: 'ada',
      createdAt: at,
      updatedAt: at,
    },
  ])
  await add('verifications', verifications, [{ ...own, submittedAt: at }])
  await add(
    'photos',
    photos,
    twice.map(() => ({ ...own, id: v7(), state: 'stored' as const, createdAt: at })),
  )
  // Not due, so that it still waits when it is looked for.
  const waiting = {
    ...own,
    recipient: 'a',
    text: 'b',
    html: 'c',
    createdAt: at,
    dueAt: new Date('2999-01-01'),
  }
  await add(
    'outbox',
    outbox,
    twice.map((nth) => ({ ...waiting, id: v7(), subject: `Mail ${nth}` })),
  )
  // Points to nobody, because it outlives them, and is told all the same.
  await add('security_events', securityEvents, [{ ...own, id: v7(), at, event: 'logged-in' }])
}

async function addCircle({ add, userId, at }: Rows, [one, another]: Others): Promise<void> {
  const own = { userId }
  await add(
    'invites',
    invites,
    twice.map((nth) => ({ id: v7(), senderId: userId, emailHash: `hash ${nth}`, sentAt: at })),
  )
  await add('connections', connections, [
    { id: v7(), senderId: userId, receiverId: one, status: 'pending', createdAt: at },
    { id: v7(), senderId: another, receiverId: userId, status: 'approved', createdAt: at, respondedAt: at },
  ])
  await add('notifications', notifications, [
    { ...own, id: v7(), kind: 'request-accepted', personId: one, createdAt: at },
    { ...own, id: v7(), kind: 'verified', createdAt: at },
  ])
  const opinion = { question: 'Is it so?', shared: answered, askedAt: at, note: 'Would you?', createdAt: at }
  await add('second_opinions', secondOpinions, [
    { ...opinion, id: v7(), senderId: userId, receiverId: one, subjectId: v7() },
    { ...opinion, id: v7(), senderId: another, receiverId: userId, subjectId: v7() },
  ])
}

async function addQuestions({ add, userId, at }: Rows): Promise<void> {
  const own = { userId }
  const [asked, askedNext, watched, watchedNext] = [v7(), v7(), v7(), v7()]
  const question = { ...own, agent: 'clinical' as const, status: 'answered' as const, month: '2026-11' }
  const answer = { response: engineResponse, askedAt: at, answeredAt: at }
  await add('ai_questions', aiQuestions, [
    { ...question, ...answer, id: asked, question: 'Is it so?' },
    { ...question, ...answer, id: askedNext, question: 'Is it not?' },
  ])
  await add('query_usage', queryUsage, [
    { ...own, month: '2026-10', used: 1 },
    { ...own, month: '2026-11', used: 2 },
  ])
  await add('ai_feedback', aiFeedback, [
    { ...own, questionId: asked, verdict: 'wrong', givenAt: at },
    { ...own, questionId: askedNext, verdict: 'helpful', givenAt: at },
  ])
  await add('watched_questions', watchedQuestions, [
    { ...own, id: watched, questionId: asked, watchedAt: at },
    { ...own, id: watchedNext, questionId: askedNext, watchedAt: at },
  ])
  const change = { differences: [], before: answered, after: answered, changedAt: at }
  await add('answer_changes', answerChanges, [
    { ...change, id: v7(), watchId: watched },
    { ...change, id: v7(), watchId: watchedNext },
  ])
}

async function addMarks({ add, userId, at }: Rows, liked: string[]): Promise<void> {
  const own = { userId }
  await add(
    'post_likes',
    postLikes,
    liked.map((postId) => ({ ...own, postId, likedAt: at })),
  )
  await add(
    'saved_posts',
    savedPosts,
    liked.map((postId) => ({ ...own, postId, savedAt: at })),
  )
  await add('weekly_mails', weeklyMails, [{ ...own, wantedSince: at, writtenAt: at }])
}
