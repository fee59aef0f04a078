import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Drawer } from '../ui/dialog/drawer.tsx'
import { Menu, MenuGroup, MenuItem } from '../ui/menu.tsx'
import { Popover } from '../ui/popover.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { Chapter, Specimen } from './specimen.tsx'

export function Overlays() {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  return (
    <Chapter title="What opens over the page" name="overlays">
      <Specimen name="Dialog, Drawer">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setDialogOpen(true)}>Open a dialog</Button>
          <Button onClick={() => setDrawerOpen(true)}>Open a drawer</Button>
        </div>
        <Dialog title="Invite a colleague" open={isDialogOpen} onOpenChange={setDialogOpen}>
          <p>Its page is inert, Back and Escape close it, and the focus returns.</p>
        </Dialog>
        <Drawer title="Previous questions" open={isDrawerOpen} onOpenChange={setDrawerOpen}>
          <p className="p-5">A strip of the page stays visible.</p>
        </Drawer>
      </Specimen>
      <Specimen name="Menu, Popover, Tooltip">
        <div className="flex flex-wrap gap-2">
          <Menu trigger={<Button>Open a menu</Button>}>
            <MenuGroup label="Export">
              <MenuItem onSelect={() => undefined}>Copy the text</MenuItem>
              <MenuItem onSelect={() => undefined}>Print</MenuItem>
            </MenuGroup>
          </Menu>
          <Popover title="Why 9 of 10" trigger={<Button>Open a popover</Button>}>
            A randomised trial, large, with a narrow interval.
          </Popover>
          <Tooltip text="Your limit resets every month">
            <Button>Has a tooltip</Button>
          </Tooltip>
        </div>
      </Specimen>
    </Chapter>
  )
}
