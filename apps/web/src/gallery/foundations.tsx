import { Chapter, Specimen } from './specimen.tsx'

const grounds = ['bg-paper', 'bg-surface', 'bg-sunken', 'bg-hover', 'bg-selected', 'bg-accent-soft']
const inks = ['text-text', 'text-muted', 'text-accent']
const statuses = [
  ['danger', 'bg-danger-soft text-danger'],
  ['warning', 'bg-warning-soft text-warning'],
  ['info', 'bg-info-soft text-info'],
  ['success', 'bg-success-soft text-success'],
]
const strengths = [
  ['strong', 'bg-strong-soft text-strong'],
  ['moderate', 'bg-moderate-soft text-moderate'],
  ['limited', 'bg-limited-soft text-limited'],
]
const sizes = [
  ['text-xs', '14 px: marginal facts, axes, heads of columns'],
  ['text-sm', '15 px: tables, hints, what stands beside the text'],
  ['text-base', '16 px: controls and text'],
  ['text-reading font-serif', '18 px: text that is read'],
  ['text-xl font-serif', '22 px: a section'],
  ['text-2xl font-serif', '28 px: a page on a phone'],
  ['text-3xl font-serif', '36 px: a page'],
] as const

export function Foundations() {
  return (
    <Chapter title="Foundations" name="foundations">
      <Specimen name="Grounds, and the inks that are read on each">
        <ul>
          {grounds.map((ground) => (
            <li
              key={ground}
              className={`flex flex-wrap justify-between gap-x-4 border-x border-b border-line px-3 py-2 text-sm first:border-t ${ground}`}
            >
              <span>{ground}</span>
              <span className="flex gap-4">
                {inks.map((ink) => (
                  <span key={ink} className={ink}>
                    {ink.replace('text-', '')}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Status, and apart from it strength">
        <div className="grid grid-cols-2 gap-2 text-sm font-semibold">
          {[statuses, strengths].map((roles) => (
            <ul key={roles.length} className="space-y-2">
              {roles.map(([role, look]) => (
                <li key={role} className={`rounded-base px-3 py-2 ${look}`}>
                  {role}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Specimen>
      <Specimen name="Type" isWide>
        <ul className="space-y-2">
          {sizes.map(([look, use]) => (
            <li key={look} className={look}>
              {use}
            </li>
          ))}
        </ul>
      </Specimen>
    </Chapter>
  )
}
