import { Alert } from '../../../ui/alert.tsx'

/** What is said before any answer: an emergency, a named patient. */
export function AnswerNotice({ notice }: { notice: string | null }) {
  if (notice === null) return null
  return (
    <div className="mb-6 max-w-column">
      <Alert tone="danger">{notice}</Alert>
    </div>
  )
}
