import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/*
 * Accessibility
 * - A danger interrupts (`role="alert"`); a warning, success and news wait their turn (`role="status"`).
 * - An icon of its own shape goes with each tone, so that colour is never the only signal.
 */

type Tone = 'info' | 'success' | 'warning' | 'danger'

const tones = {
  info: { Icon: Info, look: 'border-info text-text', iconLook: 'text-info' },
  success: { Icon: CircleCheck, look: 'border-success text-text', iconLook: 'text-success' },
  warning: { Icon: TriangleAlert, look: 'border-warning text-text', iconLook: 'text-warning' },
  danger: { Icon: CircleAlert, look: 'border-danger text-text', iconLook: 'text-danger' },
}

export function Alert({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { Icon, look, iconLook } = tones[tone]

  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-3 border-l-2 bg-sunken px-4 py-3 text-sm', look)}
    >
      <Icon aria-hidden="true" className={classNames('mt-px size-5 shrink-0 stroke-[1.5]', iconLook)} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
