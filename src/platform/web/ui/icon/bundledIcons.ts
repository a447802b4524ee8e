/** Icons that the first page needs, and every message. */
// oxlint-disable import/max-dependencies -- one drawing, one import: nothing else of the package is loaded
import ArrowLeftOutlined from '@ant-design/icons-svg/es/asn/ArrowLeftOutlined.js';
import ArrowRightOutlined from '@ant-design/icons-svg/es/asn/ArrowRightOutlined.js';
import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined.js';
import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined.js';
import CloseCircleOutlined from '@ant-design/icons-svg/es/asn/CloseCircleOutlined.js';
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js';
import DesktopOutlined from '@ant-design/icons-svg/es/asn/DesktopOutlined.js';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js';
import EyeInvisibleOutlined from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined.js';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined.js';
import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined.js';
import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined.js';
import InfoCircleOutlined from '@ant-design/icons-svg/es/asn/InfoCircleOutlined.js';
import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined.js';
import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined.js';
import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined.js';
import MoonOutlined from '@ant-design/icons-svg/es/asn/MoonOutlined.js';
import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined.js';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js';
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js';
import StopOutlined from '@ant-design/icons-svg/es/asn/StopOutlined.js';
import SunOutlined from '@ant-design/icons-svg/es/asn/SunOutlined.js';
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined.js';
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined.js';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined.js';
import { iconShapeOf } from './iconShape.ts';

export const bundledIcons = {
  close: iconShapeOf(CloseOutlined),
  check: iconShapeOf(CheckOutlined),
  info: iconShapeOf(InfoCircleOutlined),
  warning: iconShapeOf(WarningOutlined),
  error: iconShapeOf(CloseCircleOutlined),
  good: iconShapeOf(CheckCircleOutlined),
  eye: iconShapeOf(EyeOutlined),
  eyeOff: iconShapeOf(EyeInvisibleOutlined),
  down: iconShapeOf(DownOutlined),
  up: iconShapeOf(UpOutlined),
  left: iconShapeOf(LeftOutlined),
  right: iconShapeOf(RightOutlined),
  user: iconShapeOf(UserOutlined),
  lock: iconShapeOf(LockOutlined),
  globe: iconShapeOf(GlobalOutlined),
  sun: iconShapeOf(SunOutlined),
  moon: iconShapeOf(MoonOutlined),
  screen: iconShapeOf(DesktopOutlined),
  home: iconShapeOf(HomeOutlined),
  reload: iconShapeOf(ReloadOutlined),
  back: iconShapeOf(ArrowLeftOutlined),
  forward: iconShapeOf(ArrowRightOutlined),
  menu: iconShapeOf(MenuOutlined),
  search: iconShapeOf(SearchOutlined),
  stop: iconShapeOf(StopOutlined),
} as const;
