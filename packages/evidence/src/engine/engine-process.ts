import { openEngine } from './open-engine.ts'
import { serveEngine } from './serve-engine.ts'

serveEngine(openEngine)
