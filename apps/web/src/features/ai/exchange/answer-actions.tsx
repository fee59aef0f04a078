import type { IdentifiedAnswer } from '@auscult/contract/ai/questions.ts'
import { Ellipsis, FileSearch, Pencil, RotateCcw, Share } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { askPathOf } from '../../../lib/paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuGroup, MenuItem } from '../../../ui/menu.tsx'
import { recordPath } from '../address/answer-address.ts'
import { ExportItems } from '../export/export-items.tsx'
import { fromAnswer } from '../record/record-panel.tsx'
import { WatchButton, WatchItem } from '../watch/watch-button.tsx'
import { isRefusal } from './answered.ts'

type AnswerActionsProps = {
  question: string
  /** Null until it is there. */
  answered: IdentifiedAnswer | null
  disabled: boolean
  onRegenerate: () => void
  onEdit: () => void
}

const look =
  'target inline-flex items-center gap-2 rounded-base px-2 text-sm font-semibold text-accent underline-offset-4 hover:underline'

/**
 * What can be done with a question and its answer: see how it was made, take it along, ask anew. Side by side where there is room, in one
 * menu on a phone. A refusal has nothing to take but what it warns of.
 */
export function AnswerActions(props: AnswerActionsProps) {
  const { question, answered, disabled, onRegenerate, onEdit } = props
  const { t } = useTranslation(['answer-record', 'ai'])
  const navigate = useNavigate()
  const id = answered?._id ?? null
  const record = id === null ? null : recordPath(id)
  const isExported = answered !== null && (!isRefusal(answered) || answered.responseData.safety.length > 0)
  const opinion = id !== null && answered !== null && !isRefusal(answered) ? askPathOf('answer', id) : null
  return (
    <>
      <div className="flex items-center max-md:hidden">
        {answered === null && <RoomKept words={[t('open'), t('export.open')]} />}
        {record !== null && (
          <Link to={record} state={fromAnswer} preventScrollReset className={look}>
            <FileSearch aria-hidden="true" className="size-4 shrink-0 stroke-[1.5]" />
            {t('open')}
          </Link>
        )}
        {isExported && (
          <Menu
            trigger={
              <button type="button" className={look}>
                <Share aria-hidden="true" className="size-4 shrink-0 stroke-[1.5]" />
                {t('export.open')}
              </button>
            }
          >
            <ExportItems question={question} answered={answered} />
            {opinion !== null && (
              <MenuGroup label={t('secondOpinion')}>
                <MenuItem onSelect={() => void navigate(opinion)}>{t('secondOpinion')}</MenuItem>
              </MenuGroup>
            )}
          </Menu>
        )}
        <WatchButton questionId={id} />
        <IconButton label={t('ai:question.edit')} disabled={disabled} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton
          label={t('ai:question.regenerate')}
          title={t('ai:question.regenerateCounts')}
          disabled={disabled}
          onClick={onRegenerate}
        >
          <RotateCcw />
        </IconButton>
      </div>
      <div className="md:hidden">
        <ActionsMenu {...props} record={record} isExported={isExported} opinion={opinion} />
      </div>
    </>
  )
}

type ActionsMenuProps = AnswerActionsProps & {
  record: string | null
  opinion: string | null
  isExported: boolean
}

function ActionsMenu(props: ActionsMenuProps) {
  const { question, answered, disabled, onRegenerate, onEdit, record, opinion, isExported } = props
  const { t } = useTranslation(['answer-record', 'ai'])
  const navigate = useNavigate()
  return (
    <Menu
      trigger={
        <IconButton label={t('ai:question.actions')}>
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuGroup label={t('ai:question.label')}>
        {record !== null && (
          <MenuItem onSelect={() => void navigate(record, { state: fromAnswer, preventScrollReset: true })}>
            {t('open')}
          </MenuItem>
        )}
        {opinion !== null && (
          <MenuItem onSelect={() => void navigate(opinion)}>{t('secondOpinion')}</MenuItem>
        )}
        <WatchItem questionId={answered?._id ?? null} />
        {!disabled && <MenuItem onSelect={onEdit}>{t('ai:question.edit')}</MenuItem>}
        {!disabled && <MenuItem onSelect={onRegenerate}>{t('ai:question.regenerateCounts')}</MenuItem>}
      </MenuGroup>
      {isExported && answered !== null && <ExportItems question={question} answered={answered} />}
    </Menu>
  )
}

/** The room that the ways to an answer will take, so that nothing moves when it comes. */
function RoomKept({ words }: { words: readonly string[] }) {
  return words.map((word) => (
    <span key={word} aria-hidden="true" className={`${look} invisible`}>
      <Share className="size-4 shrink-0" />
      {word}
    </span>
  ))
}
