import { Bookmark, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useOptimisticValue } from '../ui/optimistic-value.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { TabList, TabPanel, TabSet } from '../ui/tabs.tsx'
import { useToast } from '../ui/toast.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const tabs = [
  { value: 'clinical', label: 'Clinical' },
  { value: 'consensus', label: 'Consensus' },
  { value: 'guideline', label: 'Guideline' },
] as const

export function Controls() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('clinical')
  return (
    <Chapter title="Controls" name="controls">
      <Specimen name="Button">
        <div className="flex flex-wrap gap-2">
          {(['primary', 'quiet', 'plain', 'danger'] as const).map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
        <div className="mt-2 flex flex-wrap gap-2">
          {(['primary', 'quiet', 'plain', 'danger'] as const).map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {variant}
            </Button>
          ))}
          <Button variant="primary" busy>
            busy
          </Button>
        </div>
      </Specimen>
      <Specimen name="LinkButton, IconButton">
        <div className="flex flex-wrap items-center gap-2">
          <LinkButton to="/ui">Where it leads</LinkButton>
          <IconButton label="Save">
            <Bookmark />
          </IconButton>
          <IconButton label="Delete" disabled>
            <Trash2 />
          </IconButton>
        </div>
      </Specimen>
      <Specimen name="Tabs">
        <TabSet values={tabs.map(({ value }) => value)} value={tab} onValueChange={setTab}>
          <TabList label="Agents" tabs={tabs} className="gap-6 border-b border-line" />
          <TabPanel value={tab} className="pt-3">
            {tab}
          </TabPanel>
        </TabSet>
      </Specimen>
      <Specimen name="Badge, Chip">
        <div className="flex flex-wrap items-center gap-2">
          {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="success" Icon={Bookmark}>
            with an icon
          </Badge>
          <Chip label="Cardiology" onRemove={() => undefined} />
        </div>
      </Specimen>
      <Specimen name="useToast, useOptimisticValue">
        <Optimistic />
      </Specimen>
      <Specimen name="Skeleton">
        <div className="space-y-2">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      </Specimen>
    </Chapter>
  )
}

/** Saved at once; every second time the server refuses. */
function Optimistic() {
  const { showToast } = useToast()
  const [kept, setKept] = useState(false)
  const [isSaved, change] = useOptimisticValue({
    value: kept,
    save: async (next: boolean) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      if (!next) throw new Error('refused')
      setKept(next)
    },
    onFailure: () => showToast('It could not be removed.'),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button aria-pressed={isSaved} onClick={() => change(!isSaved)}>
        {isSaved ? 'Saved' : 'Save'}
      </Button>
      <Button
        onClick={() => showToast('Removed from your circle.', { label: 'Undo', onPress: () => undefined })}
      >
        Show a toast
      </Button>
    </div>
  )
}
