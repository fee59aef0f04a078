import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { startI18n } from '../lib/i18n.ts'
import '../ui/tokens.css'
import { Providers } from './providers.tsx'
import { createAppRouter } from './router.tsx'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')

// The first route's chunk loads beside the texts, not after them.
const router = createAppRouter()
await startI18n()

createRoot(container).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
