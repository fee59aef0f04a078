import { CircleAlert } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../avatar.tsx'
import { Button } from '../button.tsx'

/*
 * Accessibility
 * - A button opens the browser's file dialog; the hidden file field is out of the tab order and of the accessibility tree.
 * - Hint and error describe the button; an error has an icon and words, and is announced, as is that the upload runs.
 * - The focus stays on the button throughout, and the same file can be chosen again after a failure.
 */

type PictureUploadProps = {
  /** Whose picture it is; its initials stand where there is none. */
  name: string
  /** Address of the picture in force; undefined where there is none. */
  picture: string | undefined
  /** Which files are taken. */
  hint: string
  /** What is to be said beside the hint. */
  note?: string
  /** Media types for the file dialog. The server decides. */
  accept: string
  error?: string | undefined
  uploading: boolean
  onChoose: (file: File) => void
}

export function PictureUpload({
  name,
  picture,
  hint,
  note,
  accept,
  error,
  uploading,
  onChoose,
}: PictureUploadProps) {
  const { t } = useTranslation('controls')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const words = picture === undefined ? t('picture.choose') : t('picture.change')

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file !== undefined) onChoose(file)
    // Else the same file, chosen once more, would be no change.
    target.value = ''
  }

  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} picture={picture} size="large" />
      <div className="min-w-0 space-y-1.5">
        <Button
          busy={uploading}
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={() => input.current?.click()}
        >
          {uploading ? t('picture.uploading') : words}
        </Button>
        <input ref={input} type="file" accept={accept} hidden tabIndex={-1} onChange={handleChange} />
        <p id={`${id}-hint`} className="text-sm text-muted">
          <span className="block">{hint}</span>
          {note !== undefined && <span className="block">{note}</span>}
        </p>
        <div id={`${id}-error`} aria-live="polite" className="empty:hidden">
          {error !== undefined && (
            <p className="flex items-start gap-1.5 text-sm text-danger">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.5]" />
              {error}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
