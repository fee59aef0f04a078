import { Calculator, House, type LucideIcon, MessageCircleQuestionMark, UsersRound } from 'lucide-react'
import { paths } from '../lib/paths.ts'

export type Tab = { to: string; label: 'home' | 'ai' | 'tools' | 'circle'; Icon: LucideIcon }

/** The places of the product in the order of the rail and the bottom bar. A place has a line here once its screen works. */
export const tabs: readonly Tab[] = [
  { to: paths.dashboard, label: 'home', Icon: House },
  { to: paths.ai, label: 'ai', Icon: MessageCircleQuestionMark },
  { to: paths.tools, label: 'tools', Icon: Calculator },
  { to: paths.circle, label: 'circle', Icon: UsersRound },
]
