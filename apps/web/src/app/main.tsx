import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { startI18n } from '../lib/i18n.ts'
import '../ui/tokens.css'
import { Providers } from './providers.tsx'
import { createAppRouter } from './router.tsx'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')

// The router loads its first route at once, and a route needs to know the language of its texts.
await startI18n()
const router = createAppRouter()

createRoot(container).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
