export {
  type CareerResult,
  type CareerScenario,
  isCareerScenario,
  readCareerScenario,
  runCareerScenario,
} from './career-scenario.ts'
