import { openEngine } from '../open-engine.ts'
import { serveEngine } from '../serve-engine.ts'

/** The engine of an installation, but for what two names do to it. */
serveEngine(async (settings, spending) => {
  const engine = await openEngine(settings, spending)
  return {
    ...engine,
    answer(asked, signal, watch) {
      if (asked.question.includes('Neverend')) for (;;);
      if (asked.question.includes('Crashine')) process.kill(process.pid, 'SIGSEGV')
      return engine.answer(asked, signal, watch)
    },
  }
})
