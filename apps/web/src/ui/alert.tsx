import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/*
 * Accessibility
 * - A danger interrupts (`role="alert"`); a warning, success and news wait their turn (`role="status"`).
 * - An icon of its own shape goes with each tone, so that colour is never the only signal.
 */

type Tone = 'info' | 'success' | 'warning' | 'danger'

const tones = {
  info: { Icon: Info, look: 'bg-info-soft text-info' },
  success: { Icon: CircleCheck, look: 'bg-success-soft text-success' },
  warning: { Icon: TriangleAlert, look: 'bg-warning-soft text-warning' },
  danger: { Icon: CircleAlert, look: 'bg-danger-soft text-danger' },
}

export function Alert({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { Icon, look } = tones[tone]

  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex items-start gap-3 border-l-4 border-current px-4 py-3 text-sm ${look}`}
    >
      <Icon aria-hidden="true" className="mt-px size-5 shrink-0 stroke-[1.5]" />
      <div className="min-w-0 flex-1 text-text">{children}</div>
    </div>
  )
}
