import {
  Bookmark,
  BookOpenText,
  Calculator,
  House,
  type LucideIcon,
  MessageCircleQuestionMark,
  Newspaper,
  UsersRound,
} from 'lucide-react'
import { paths } from '../lib/paths.ts'

export type Tab = {
  to: string
  label: 'home' | 'ai' | 'brief' | 'review' | 'tools' | 'saved' | 'circle'
  Icon: LucideIcon
}

/** The places of the product in the order of the rail and the bottom bar. A place has a line here once its screen works. */
export const tabs: readonly Tab[] = [
  { to: paths.dashboard, label: 'home', Icon: House },
  { to: paths.ai, label: 'ai', Icon: MessageCircleQuestionMark },
  { to: paths.brief, label: 'brief', Icon: Newspaper },
  { to: paths.review, label: 'review', Icon: BookOpenText },
  { to: paths.tools, label: 'tools', Icon: Calculator },
  { to: paths.saved, label: 'saved', Icon: Bookmark },
  { to: paths.circle, label: 'circle', Icon: UsersRound },
]
