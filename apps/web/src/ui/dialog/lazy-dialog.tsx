import { type ComponentType, useState } from 'react'
import { DialogOpening } from './dialog-opening.tsx'

type Openable = {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** See `Dialog`. */
  hasOwnAddress?: boolean
}

/**
 * A dialog whose code is fetched when it is wanted, because few open it and dialogs are a good part of a page's script. Until it is
 * there an empty one with its title stands in its place. `warm` is for the moment before the press, the focus or the pointer over it.
 */
export function lateDialog<Props extends Openable>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined

  async function fetchDialog(): Promise<ComponentType<Props>> {
    loaded ??= await load()
    return loaded
  }

  /** What fails is tried again at the press. */
  function warm(): void {
    fetchDialog().catch(() => undefined)
  }

  function LazyDialog(props: Props) {
    const [fetched, setFetched] = useState<ComponentType<Props>>()
    const Dialog = fetched ?? loaded

    if (Dialog !== undefined) return <Dialog {...props} />
    if (!props.open) return null
    return (
      <DialogOpening
        title={props.title}
        hasOwnAddress={props.hasOwnAddress ?? false}
        load={async () => {
          const dialog = await fetchDialog()
          setFetched(() => dialog)
        }}
        onClose={() => props.onOpenChange(false)}
      />
    )
  }

  return { LazyDialog, warm }
}
