import type { Notification } from '@auscult/contract/people/notifications.ts'
import {
  AtSign,
  BadgeCheck,
  Check,
  CircleX,
  KeyRound,
  Link2,
  LogIn,
  type LucideIcon,
  Mail,
  RefreshCw,
  MessageCircleReply,
  MessagesSquare,
  UserRoundCheck,
  UserRoundPlus,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { generatePath, type To } from 'react-router'
import { useFormats } from '../../lib/language/format.ts'
import { opinionPaths, paths, watchPaths } from '../../lib/paths.ts'
import { useDeviceName } from '../../people/device-name.ts'
import { profileLinkOf } from '../../people/profile-link.ts'
import { useTitledName } from '../../people/titled-name.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ListRow } from '../../ui/list/list-row.tsx'

/*
 * Accessibility
 * - Unread is told in a word, not by the dot alone. Whoever follows it has read it.
 */

type EventRowProps = { event: Notification; onRead: () => void }

const icons: Record<Notification['kind'], LucideIcon> = {
  'request-received': UserRoundPlus,
  'request-accepted': UserRoundCheck,
  invited: Mail,
  'opinion-asked': MessagesSquare,
  'opinion-answered': MessageCircleReply,
  'answer-changed': RefreshCw,
  verified: BadgeCheck,
  'verification-refused': CircleX,
  'signed-in': LogIn,
  'password-changed': KeyRound,
  'email-changed': AtSign,
  'google-linked': Link2,
  'oidc-linked': Link2,
}

/** Where an event leads: to what it is about, else to the person, else to where one can act on it. */
function placeOf({ kind, subjectId, person }: Notification): { to: To; state?: unknown } {
  if ((kind === 'opinion-asked' || kind === 'opinion-answered') && subjectId !== null)
    return { to: generatePath(opinionPaths.opinion, { opinionId: subjectId }) }
  if (kind === 'answer-changed' && subjectId !== null)
    return { to: generatePath(watchPaths.change, { changeId: subjectId }) }
  if (person !== null) return profileLinkOf(person)
  // Of a doctor's own registration number; /profile leads on to the own profile.
  if (kind === 'verified' || kind === 'verification-refused') return { to: paths.profile }
  return { to: paths.settings }
}

/** One thing that happened. */
export function EventRow({ event, onRead }: EventRowProps) {
  const { t } = useTranslation('notifications')
  const { formatDateTime } = useFormats()
  const titledName = useTitledName()
  const deviceName = useDeviceName()
  const { kind, person, nameThen, device, createdAt, isRead } = event
  const Icon = icons[kind]
  const name = person === null ? t('somebody') : titledName({ ...person, name: nameThen ?? person.name })
  const words = t(`kinds.${kind}`, { name })
  const date = isRead ? formatDateTime(createdAt) : t('unreadAt', { date: formatDateTime(createdAt) })
  return (
    <ListRow
      {...placeOf(event)}
      onFollow={isRead ? undefined : onRead}
      title={<span className={isRead ? 'font-normal' : undefined}>{words}</span>}
      lead={
        <Icon
          aria-hidden="true"
          className={`size-5 shrink-0 stroke-[1.5] ${isRead ? 'text-muted' : 'text-accent'}`}
        />
      }
      detail={device === null ? date : `${deviceName(device)} · ${date}`}
      actions={
        !isRead && (
          <IconButton label={t('read', { text: words })} onClick={onRead}>
            <Check />
          </IconButton>
        )
      }
    />
  )
}
