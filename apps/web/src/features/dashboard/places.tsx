import type { PostType } from '@auscult/contract/posts/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { BookOpenText, Calculator, ChevronDown, type LucideIcon, Newspaper } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths, postPaths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { SectionHeader } from '../../ui/page/section-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { firstPostsQuery } from './queries.ts'

/*
 * Accessibility
 * - Each card is found by its heading, which leads to its place; the button beside says whether its list is open (`aria-expanded`) and which
 *   it opens (`aria-controls`).
 */

const places = [
  { name: 'brief', path: paths.brief, Icon: Newspaper, List: () => <Titles type="news" /> },
  { name: 'review', path: paths.review, Icon: BookOpenText, List: () => <Titles type="research" /> },
  { name: 'tools', path: paths.tools, Icon: Calculator, List: ToolNames },
] as const satisfies { name: string; path: string; Icon: LucideIcon; List: () => ReactNode }[]

/** The ways to what is new and to the tools, each with what one finds there at a press. */
export function Places() {
  const { t } = useTranslation('dashboard')
  return (
    <section aria-labelledby="places" className="mt-10">
      <SectionHeader id="places" title={t('places.title')} />
      <div className="grid gap-4 md:grid-cols-3">
        {places.map(({ name, path, Icon, List }) => (
          <PlaceCard
            key={name}
            title={t(`places.${name}.title`)}
            text={t(`places.${name}.text`)}
            path={path}
            Icon={Icon}
            List={List}
          />
        ))}
      </div>
    </section>
  )
}

type PlaceCardProps = { title: string; text: string; path: string; Icon: LucideIcon; List: () => ReactNode }

function PlaceCard({ title, text, path, Icon, List }: PlaceCardProps) {
  const { t } = useTranslation('dashboard')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <Card
      title={title}
      to={path}
      // Icon, title, text and button each share a row with their neighbours'. The list is as wide as its card, however short its lines.
      className="md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0 [&>:last-child]:mt-0 [&>:last-child]:self-stretch"
      above={<Icon aria-hidden="true" className="size-6 stroke-[1.25] text-accent" />}
      actions={
        <div className="w-full">
          <Button
            variant="plain"
            aria-expanded={isOpen}
            aria-controls={id}
            className="-ml-4 text-sm"
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'places.close' : 'places.open')}
            <span className="sr-only">: {title}</span>
            <ChevronDown
              aria-hidden="true"
              className={`size-4 stroke-2 transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </Button>
          <div id={id} hidden={!isOpen}>
            {isOpen && <List />}
          </div>
        </div>
      }
    >
      <p className="text-muted">{text}</p>
    </Card>
  )
}

const listLook = 'mt-1 border-t border-line text-sm [&>li]:border-b [&>li]:border-line [&>li]:py-2'
const linkLook = 'target block font-semibold text-pretty underline-offset-4 hover:underline'

/** The first three titles. Of research each is marked with its journal, of news with its agency. */
function Titles({ type }: { type: PostType }) {
  const { t } = useTranslation('dashboard')
  const posts = useQuery(firstPostsQuery(type))
  if (posts.isPending)
    return (
      <div aria-busy="true" className="space-y-2 pt-2">
        <output className="sr-only">{t('places.loading')}</output>
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} className="h-9" />
        ))}
      </div>
    )
  if (posts.isError)
    return (
      <ErrorState
        text={t('places.failed')}
        retrying={posts.isFetching}
        onRetry={() => void posts.refetch()}
      />
    )
  if (posts.data.length === 0) return <p className="pt-2 text-sm text-muted">{t('places.none')}</p>
  return (
    <ul lang="en" className={listLook}>
      {posts.data.map(({ _id, title, source }) => (
        <li key={_id}>
          <Link to={generatePath(postPaths[type], { postId: _id })} className={linkLook}>
            {title}
          </Link>
          <span className="text-muted">{source.split(',')[0]}</span>
        </li>
      ))}
    </ul>
  )
}

const tools = [
  { name: 'calculators', path: paths.calculators },
  { name: 'labs', path: paths.labValues },
  { name: 'antibiotics', path: paths.antibiotics },
] as const

function ToolNames() {
  const { t } = useTranslation('tools')
  return (
    <ul className={listLook}>
      {tools.map(({ name, path }) => (
        <li key={name}>
          <Link to={path} className={linkLook}>
            {t(`cards.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
