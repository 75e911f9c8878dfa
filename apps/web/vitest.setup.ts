import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { preset } from '@jindu/config/vitest'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { sourceWords } from './build/source-words.ts'

process.env['LINGUI_CONFIG'] ??= `${import.meta.dirname}/lingui.config.ts`

/** Common base of both configurations of this package's tests. */
export const setup = {
  ...preset,
  plugins: [
    react(),
    lingui(),
    sourceWords(),
    babel({ cwd: import.meta.dirname, presets: [linguiTransformerBabelPreset()] }),
  ],
}

export const tests = { ...preset.test, include: [...preset.test.include, 'build/**/*.test.ts'] }
