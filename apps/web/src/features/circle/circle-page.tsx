import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { InviteDialog } from '../../people/invite-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { TabList, TabPanel, TabSet } from '../../ui/tabs.tsx'
import { Connections } from './connections.tsx'
import { FindColleagues } from './find-colleagues.tsx'
import { SentRequests } from './sent-requests.tsx'

const parts = ['circle', 'find', 'sent'] as const
type Part = (typeof parts)[number]

/** Whom one knows, whom one looks for, and whom one has asked. */
export function CirclePage() {
  const { t } = useTranslation('circle')
  const [part, setPart] = useState<Part>('circle')
  const [inviting, setInviting] = useState(false)
  usePageTitle(t('title'))

  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 sm:px-8">
      <div className="max-w-column">
        <PageHeader
          title={t('title')}
          lead={t('lead')}
          actions={
            <>
              <LinkButton to={paths.secondOpinion}>{t('opinions')}</LinkButton>
              <Button variant="primary" onClick={() => setInviting(true)}>
                <UserRoundPlus aria-hidden="true" className="size-5 stroke-[1.5]" />
                {t('invite.open')}
              </Button>
            </>
          }
        />
      </div>
      <TabSet values={parts} value={part} onValueChange={setPart} className="max-w-column">
        <TabList
          label={t('title')}
          tabs={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
          className="gap-4 border-b border-line sm:gap-6"
        />
        <TabPanel value="circle" className="pt-5">
          <Connections onFind={() => setPart('find')} />
        </TabPanel>
        <TabPanel value="find" className="pt-5">
          <FindColleagues />
        </TabPanel>
        <TabPanel value="sent" className="pt-5">
          <SentRequests />
        </TabPanel>
      </TabSet>
      <InviteDialog open={inviting} onOpenChange={setInviting} />
    </div>
  )
}
